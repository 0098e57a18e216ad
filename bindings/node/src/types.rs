// Generated from the schemas by `cargo gen`. Do not edit.

messages! {
    0 "escalation-report" EscalationReport
    1 "observation" Observation
    2 "saop-envelope" SaopEnvelope
    3 "saop-parallel-turn-envelope" SaopParallelTurnEnvelope
    4 "saop-pins" SaopPins
    5 "saop-record" SaopRecord
}

objects! {}
