//! The settings of the retry protocol and of an endpoint: from the configuration file, then from the command line.

use saop::RetryPolicy;
use saop_providers::Config;

use crate::args::RetryArgs;
use crate::files::read;
use crate::out;

/// Reads the configuration file, if one is given. `None` if it could not be read, which has been reported.
pub(crate) fn config(args: &RetryArgs) -> Option<Config> {
    let Some(path) = &args.config else {
        return Some(Config::default());
    };
    let text = read::text(Some(path))?;
    text.parse()
        .map_err(|error| out::complain(&format!("{}:{error}", path.display())))
        .ok()
}

/// Returns the policy of the configuration, as the command line changes it.
pub(crate) fn retry(args: &RetryArgs, config: &Config) -> RetryPolicy {
    let mut policy = *config.retry();
    if let Some(max_retries) = args.max_retries {
        policy = policy.with_max_retries(max_retries);
    }
    if let Some(repair) = args.repair {
        policy = policy.with_repair(repair);
    }
    if let Some(corrections) = args.corrections {
        policy = policy.with_corrections(corrections);
    }
    policy
}
