// The sentences that answers are made of, as English writes them; other languages say each of them in their own words.

/** A group is what the sentence is about, and stays as it is. */
export const sentences = {
  unknown: /^I do not know: nothing that you may read here says it\.$/,
  near: /^I do not know\. These speak of it:$/,
  pointless: /^I do not know what that points at\. Say it by its name\.$/,
  which: /^Which one do you mean\?$/,
  noReason: /^I do not know why: the records give no reason\.$/,
  unchanged: /^Nothing has changed since (.+)\.$/,
  nothingWaits: /^Nothing waits for you\.$/,
  help: /^Ask about your tasks, mails, polls, .+ until you press Apply\.$/,
  welcome: /^You are welcome\.$/,
  good: /^Good\. Ask whenever there is more\.$/,
  press: /^Press Apply to make the change\.$/,
  already: /^That is so already\.$/,
  addTo: /^Press Apply to add the task to (.+)\.$/,
  add: /^Press Apply to add the task\.$/,
  place: /^Open the project that it belongs to, and say it again there\.$/,
  yourOpen: /^Your open tasks: (\d+)\.$/,
  since: /^Tasks since (.+): (\d+) changed, (\d+) of them new and (\d+) completed\.$/,
  vote: /^Your vote: (.+)$/,
  asked: /^Asked: (.+)$/,
  decided: /^Decided: (.+)$/,
  open: /^Open: (.+)$/,
  said: /^Said: (.+)$/,
  newFile: /^A new file: (.+)$/,
  newPoll: /^A new poll: (.+)$/,
  noneOverdue: /^Nothing is overdue\.$/,
  overdue: /^(\d+) tasks? (?:is|are) overdue:$/,
  showing: /^Showing (\d+) tasks?: .+\.$/,
  noneSuch: /^Nothing on this board is .+\.$/,
  due: /^(\d+) tasks? due .+:$/,
  noneDue: /^Nothing is due .+\.$/,
  blocked: /^(\d+) tasks? blocked:$/,
  noneBlocked: /^No task is blocked\.$/,
  count: /^(\d+) of (\d+) tasks?([:.])$/,
  has: /^(.+) has (\d+) tasks?:$/,
  hasNone: /^(.+) has no open task here\.$/,
  completed: /^(.+): (\d+) of (\d+) tasks are completed\.$/,
  isDue: /^(#\d+ .+) is due (?:on )?([\w ]{1,20})\.$/,
  wasDue: /^(#\d+ .+) was due (?:on )?([\w ]{1,20}), so it is overdue\.$/,
  noDue: /^(#\d+ .+) has no due date\.$/,
  missing: /^Not voted yet: (.+)\.$/,
  allVoted: /^Everybody has voted\.$/,
  pollsOpen: /^(\d+) polls? (?:is|are) open\.$/,
  still: /^Standing still: (\d+)\.$/,
  most: /^([^:]+) has most to do: (\d+) open tasks?\. Others: (.+)\.$/,
  notice: /^The last day to give notice is (\S+)\. (.+)$/,
  ends: /^It ends on (\S+)\. (.+)$/,
  itIs: /^It is [\w ]{1,40}, priority \w{1,20}:$/,
} as const

export type Sentence = keyof typeof sentences

/** Of a task, in brackets behind its name. */
export const states = [
  'due',
  'in progress',
  'blocked',
  'in review',
  'completed',
  'today',
  'tomorrow',
  'yesterday',
] as const
export type State = (typeof states)[number]

/** `$1` is the first group. */
export interface AnswerWords {
  sentences: Readonly<Record<Sentence, string>>
  states: Readonly<Record<State, string>>
}
