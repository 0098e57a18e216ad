//! A deployment of Kubernetes: made from nothing, and one that is read and scaled.

#![deny(warnings)]

use std::error::Error;

use saop_schema::{Map, Nullable, parse, serialize};

use types::deployment::{
    Container, ContainerPort, Deployment, DeploymentApiVersion, DeploymentKind, DeploymentSpec, EnvVar,
    LabelSelector, ObjectMeta, PodSpec, PodTemplateSpec,
};

mod types {
    include!("../deployment/types.rs");
}

fn labels(app: &str) -> Map<Nullable<String>> {
    [("app".to_owned(), app.into())].into_iter().collect()
}

fn deployment(app: &str, image: &str) -> Deployment {
    let container = Container::new(app)
        .with_image(image)
        .with_ports(vec![Nullable::from(ContainerPort::new(8080))])
        .with_env(vec![Nullable::from(EnvVar::new("MODE").with_value("live"))]);
    let template = PodTemplateSpec::new()
        .with_metadata(ObjectMeta::new().with_labels(labels(app)))
        .with_spec(PodSpec::new(vec![container.into()]));
    let spec = DeploymentSpec::new(LabelSelector::new().with_match_labels(labels(app)), template);
    Deployment::new(spec.with_replicas(2_i64))
        .with_api_version(DeploymentApiVersion::AppsV1)
        .with_kind(DeploymentKind::Deployment)
        .with_metadata(ObjectMeta::new().with_name(app))
}

fn main() -> Result<(), Box<dyn Error>> {
    let made = deployment("web", "nginx:1.29");
    let text = serialize(&made);
    println!("{text}");
    let mut read: Deployment = parse(&text)?;
    assert_eq!(read, made);

    let spec = read.spec.as_option_mut().ok_or("expected a spec")?;
    spec.replicas = Some(5_i64.into());
    let pod = spec.template.as_option_mut().and_then(|one| one.spec.as_mut());
    let pod = pod.and_then(Nullable::as_option_mut).ok_or("expected a pod")?;
    for container in pod.containers.iter_mut().filter_map(Nullable::as_option_mut) {
        container.image = Some("nginx:1.30".into());
        println!("{}", container.name);
    }
    let text = serialize(&read);
    assert!(text.contains(r#""replicas":5"#) && text.contains("nginx:1.30"), "{text}");

    let error = parse::<Deployment>(text.replace("containerPort", "containerport"));
    println!("{}", error.err().ok_or("expected a misspelled member to be refused")?);
    Ok(())
}
