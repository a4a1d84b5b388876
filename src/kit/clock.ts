// Time as a parameter: whoever needs the time is given a clock.

export type Clock = () => Date

export const systemClock: Clock = () => new Date()
