//! A check of GitHub workflows: which actions the jobs use, and what they run; and one workflow from scratch.

#![deny(warnings)]

use std::error::Error;

use saop_schema::open;
use saop_schema::{parse, serialize};

use types::workflow::{NormalJob, Step, StepMembers, Workflow, WorkflowJobsValue};

mod types {
    include!("../workflow/types.rs");
}

const FILE: &str = r#"{
    "name": "CI", "on": ["push", "pull_request"],
    "jobs": {
        "test": {"runs-on": "ubuntu-latest", "steps": [{"uses": "actions/checkout@v5"}, {"name": "Test", "run": "cargo test", "timeout-minutes": 20}]},
        "release": {"uses": "octo/repo/.github/workflows/release.yml@v1", "needs": "test"}
    }
}"#;

fn main() -> Result<(), Box<dyn Error>> {
    let file: Workflow = parse(FILE)?;
    let mut seen = Vec::new();
    for (name, job) in file.jobs.iter() {
        match job {
            WorkflowJobsValue::NormalJob(job) => {
                for step in job.steps.iter().flat_map(|steps| steps.iter()) {
                    match (&step.uses, &step.run) {
                        (Some(action), _) => seen.push(format!("{name}: {action}")),
                        (None, Some(line)) => seen.push(format!("{name}: $ {line}")),
                        (None, None) => seen.push(format!("{name}: {step:?}")),
                    }
                }
            }
            WorkflowJobsValue::ReusableWorkflowCallJob(job) => seen.push(format!("{name}: {}", job.uses)),
        }
    }
    assert_eq!(
        seen,
        [
            "test: actions/checkout@v5",
            "test: $ cargo test",
            "release: octo/repo/.github/workflows/release.yml@v1",
        ]
    );
    let text = serialize(&file);
    assert_eq!(parse::<Workflow>(&text)?, file);

    let step = Step::new(StepMembers::new().with_run("make").with_name("Build"))?;
    let neither = Step::new(StepMembers::new().with_name("Nothing"));
    println!("{}", neither.err().ok_or("expected a step that does nothing to be refused")?);
    let job = NormalJob::new("ubuntu-latest").with_steps(vec![step].try_into()?);
    let written = open::serialize(&job);
    println!("{written}");
    assert_eq!(open::parse::<NormalJob>(&written)?, job);

    let error = parse::<Workflow>(r#"{"on": "push", "jobs": {"a": {"steps": [{"run": "make"}]}}}"#);
    println!("{}", error.err().ok_or("expected a job without a runner to be refused")?);
    Ok(())
}
