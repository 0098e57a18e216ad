//! Many threads, one order: work goes out as threads become free, and results come back in the order of the work. The
//! amount in progress is bounded, in pieces and in bytes, and a result is in progress until it is written.

use std::io;
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::feed::{Feed, Work};

/// Maximum bytes of work and of results in progress. A single piece may be larger; then it is alone.
const BUDGET: usize = 16 * 1024 * 1024;
/// Pieces of work in progress, for each thread.
const DEPTH: usize = 4;

/// A result that uses memory until it is written.
pub(crate) trait Held {
    /// Returns the number of bytes that it uses.
    fn held(&self) -> usize;
}

/// Does all the work and passes each result to `sink`, in order. With one job, or where the system gives no threads, it is
/// all done on this one. If `sink` fails, the rest is not done.
pub(crate) fn run<R, F, S>(jobs: usize, feed: Feed, work: F, sink: S) -> io::Result<()>
where
    R: Held + Send + 'static,
    F: Fn(Work) -> R + Send + Sync + 'static,
    S: FnMut(R) -> io::Result<()>,
{
    let spawn = |name: &str, job: Job| {
        let thread = thread::Builder::new().name(name.to_owned());
        thread.spawn(job).map(drop)
    };
    run_on(spawn, jobs, feed, work, sink)
}

/// What a thread does.
type Job = Box<dyn FnOnce() + Send>;

/// Same as [`run`], on threads that `spawn` starts.
fn run_on<R, F, S>(
    mut spawn: impl FnMut(&str, Job) -> io::Result<()>,
    jobs: usize,
    feed: Feed,
    work: F,
    mut sink: S,
) -> io::Result<()>
where
    R: Held + Send + 'static,
    F: Fn(Work) -> R + Send + Sync + 'static,
    S: FnMut(R) -> io::Result<()>,
{
    if jobs == 1 {
        return feed.map(work).try_for_each(sink);
    }
    // Shared, so that it is still there if the thread that reads cannot be started.
    let feed = Arc::new(Mutex::new(Some(feed)));
    let take =
        |feed: &Mutex<Option<Feed>>| feed.lock().unwrap_or_else(PoisonError::into_inner).take();
    let work = Arc::new(work);
    let budget = Arc::new(Budget::default());
    let (to_workers, from_feed) = sync_channel::<Task<R>>(jobs * DEPTH);
    let (to_sink, in_order) = sync_channel::<Receiver<R>>(jobs * DEPTH);
    let from_feed = Arc::new(Mutex::new(from_feed));

    // Not joined: if the sink fails, the feed may still be waiting for input that never comes.
    let mut working = 0;
    for _ in 0..jobs {
        let (work, from_feed) = (Arc::clone(&work), Arc::clone(&from_feed));
        let budget = Arc::clone(&budget);
        let check = move || {
            while let Some(task) = next(&from_feed) {
                task.run(&*work, &budget);
            }
        };
        // Fewer threads than requested do the same work.
        if spawn("check", Box::new(check)).is_err() {
            break;
        }
        working += 1;
    }
    drop(from_feed);
    let (feeding, sources) = (Arc::clone(&budget), Arc::clone(&feed));
    let read = move || {
        for (turn, work) in take(&sources).into_iter().flatten().enumerate() {
            let weight = work.weight();
            feeding.take(weight);
            let (reply, result) = sync_channel(1);
            let task = Task {
                turn,
                work,
                weight,
                reply,
            };
            if to_sink.send(result).is_err() || to_workers.send(task).is_err() {
                break;
            }
        }
    };
    if working == 0 || spawn("read", Box::new(read)).is_err() {
        return take(&feed)
            .into_iter()
            .flatten()
            .map(|one| work(one))
            .try_for_each(sink);
    }

    for result in in_order {
        let result = result
            .recv()
            .map_err(|_| io::Error::other("a worker thread stopped before it finished"))?;
        let held = result.held();
        sink(result)?;
        budget.written(held);
    }
    Ok(())
}

struct Task<R> {
    /// Counted from 0, in the order of the work.
    turn: usize,
    work: Work,
    weight: usize,
    reply: SyncSender<R>,
}

impl<R: Held> Task<R> {
    fn run(self, work: &impl Fn(Work) -> R, budget: &Budget) {
        budget.begin(self.turn);
        let result = work(self.work);
        budget.done(self.weight, result.held());
        // If the sink has failed, nothing waits for it any more.
        let _ = self.reply.send(result);
    }
}

fn next<R>(from_feed: &Mutex<Receiver<Task<R>>>) -> Option<Task<R>> {
    from_feed
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .recv()
        .ok()
}

/// The work in progress.
#[derive(Default)]
struct Budget {
    taken: Mutex<Taken>,
    freed: Condvar,
}

#[derive(Default)]
struct Taken {
    /// Estimated bytes of work until it is done.
    work: usize,
    /// Bytes of results until they are written.
    results: usize,
    /// Number of results written.
    written: usize,
}

impl Budget {
    /// Waits until `weight` fits, or until nothing else is in progress.
    fn take(&self, weight: usize) {
        let weight = weight.min(BUDGET);
        self.wait_while(|taken| {
            let under_way = taken.work + taken.results;
            under_way > 0 && under_way + weight > BUDGET
        })
        .work += weight;
    }

    /// Waits while the results of others leave no room for another, unless this is the next to be written.
    fn begin(&self, turn: usize) {
        drop(self.wait_while(|taken| taken.results > BUDGET && taken.written != turn));
    }

    /// Records that work of `weight` has become a result of `held` bytes.
    fn done(&self, weight: usize, held: usize) {
        let mut taken = self.lock();
        taken.work -= weight.min(BUDGET);
        taken.results += held;
        drop(taken);
        self.freed.notify_all();
    }

    /// Records that the next result has been written.
    fn written(&self, held: usize) {
        let mut taken = self.lock();
        taken.results -= held;
        taken.written += 1;
        drop(taken);
        self.freed.notify_all();
    }

    fn wait_while(&self, wait: impl Fn(&Taken) -> bool) -> MutexGuard<'_, Taken> {
        self.freed
            .wait_while(self.lock(), |taken| wait(taken))
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn lock(&self) -> MutexGuard<'_, Taken> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::time::Duration;

    use super::*;
    use crate::check::progress::Gauge;
    use crate::files::documents::{Shape, Source};

    /// A result that says what it takes.
    struct Claim(usize);

    impl Held for Claim {
        fn held(&self) -> usize {
            self.0
        }
    }

    /// Runs 40 documents of `len` bytes, each with a result that claims `held` bytes. Gives the most
    /// pieces that were begun and not written while one was being written.
    fn most_under_way(jobs: usize, len: u64, held: usize) -> usize {
        let source = Source {
            path: "a.json".into(),
            shape: Shape::Document,
            len: Some(len),
        };
        let feed = Feed::new(vec![source; 40], 64 << 20, Gauge::default());
        let begun = Arc::new(AtomicUsize::new(0));
        let beginning = Arc::clone(&begun);
        let work = move |_| {
            beginning.fetch_add(1, Ordering::SeqCst);
            Claim(held)
        };
        let (mut written, mut most) = (0, 0);
        run(jobs, feed, work, |_| {
            thread::sleep(Duration::from_millis(20));
            most = most.max(begun.load(Ordering::SeqCst) - written);
            written += 1;
            Ok(())
        })
        .unwrap();
        assert_eq!(written, 40);
        most
    }

    #[test]
    fn results_do_not_pile_up_before_they_are_written() {
        let len = 256 * 1024;
        assert_eq!(most_under_way(1, len, BUDGET + 1), 1);
        // Each thread may have begun before the first result was seen to be large.
        assert!(most_under_way(4, len, BUDGET + 1) <= 4);
        assert!(most_under_way(4, len, BUDGET / 2) <= 4 + 2);
        // Small ones may be far ahead.
        assert!(most_under_way(4, len, 0) > 6);
    }

    /// Checks 40 documents with 2 threads and one that reads, of which those are not started that `fails` says by their
    /// number. Gives how many were asked for.
    fn all_in_order(fails: impl Fn(usize) -> bool) -> usize {
        let source = |number: usize| Source {
            path: number.to_string().into(),
            shape: Shape::Document,
            len: Some(256 * 1024),
        };
        let feed = Feed::new((0..40).map(source).collect(), 64 << 20, Gauge::default());
        let mut asked = 0;
        let spawn = |_: &str, job: Job| {
            let fails = fails(asked);
            asked += 1;
            if fails {
                return Err(io::ErrorKind::WouldBlock.into());
            }
            thread::spawn(job);
            Ok(())
        };
        let work = |work| match work {
            Work::Documents(sources) => Claim(sources[0].name().parse().unwrap()),
            _ => panic!("it is a document"),
        };
        let mut seen = Vec::new();
        run_on(spawn, 2, feed, work, |Claim(number)| {
            seen.push(number);
            Ok(())
        })
        .unwrap();
        assert_eq!(seen, (0..40).collect::<Vec<_>>());
        asked
    }

    #[test]
    fn all_is_checked_in_order_however_few_threads_there_are() {
        for (fails, asked) in [(0, 1), (1, 3), (2, 3), (3, 3)] {
            assert_eq!(all_in_order(|number| number == fails), asked, "{fails}");
            assert_eq!(all_in_order(|number| number >= fails), asked, "{fails}");
        }
    }

    #[test]
    fn large_documents_are_alone() {
        assert_eq!(most_under_way(4, BUDGET as u64, 1), 1);
    }
}
