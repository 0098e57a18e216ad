//! A check of GitHub workflows: which actions the jobs use, and what they run; and one workflow from scratch.

#![deny(warnings)]

use std::error::Error;

use saop_schema::open;
use saop_schema::{parse, serialize};

use types::workflow::{NormalJob, Step, StepRun, StepRunMembers, Workflow, WorkflowJobsValue};

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
                    match step {
                        Step::Uses(step) => seen.push(format!("{name}: {}", step.uses)),
                        Step::Run(step) => seen.push(format!("{name}: $ {}", step.run)),
                        other => seen.push(format!("{name}: {other:?}")),
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

    let step: Step = StepRun::new(StepRunMembers::new("make").with_name("Build"))?.into();
    let job = NormalJob::new("ubuntu-latest").with_steps(vec![step].try_into()?);
    let written = open::serialize(&job);
    println!("{written}");
    assert_eq!(open::parse::<NormalJob>(&written)?, job);

    let error = parse::<Workflow>(r#"{"on": "push", "jobs": {"a": {"steps": [{"run": "make"}]}}}"#);
    println!("{}", error.err().ok_or("expected a job without a runner to be refused")?);
    Ok(())
}
