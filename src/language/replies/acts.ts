// What a clause of a reply can do to a task.
export const ACTS = [
  'done',
  'begun',
  'blocked',
  'off',
  'open',
  'free',
  'due',
  'assign',
  'high',
  'low',
  'title',
] as const
export type Act = (typeof ACTS)[number]
