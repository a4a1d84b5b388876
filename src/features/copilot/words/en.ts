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
  noSending: /^I write to nobody but you: please send it yourself\.$/,
  mineNone: /^You have no open task\.$/,
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
  tasks: /^Tasks: (\d+)\.$/,
  modelSpent:
    /^The language model has used up what it may cost today\. This is what Mailcrew found without it\.$/,
  modelSlow: /^The language model took too long to answer\. This is what Mailcrew found without it\.$/,
  modelBroke:
    /^The language model broke off in the middle of its answer\. This is what Mailcrew found without it\.$/,
  modelRefused: /^The language model would not answer\. This is what Mailcrew found without it\.$/,
  modelAway: /^The language model could not be reached\. This is what Mailcrew found without it\.$/,
  modelUnfounded:
    /^The language model gave no source for what it said\. This is what Mailcrew found without it\.$/,
  noTask: /^I found no task like that\.$/,
  unsure: /^I cannot tell whether you want that done\. Say it as an order, and I propose it\.$/,
  unread: /^I do not know what you mean by (\u201c.+\u201d) here\.$/,
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
  pollCloses: /^(.+) Closes on ([A-Z][a-z]{2} \d{1,2}) at (\d\d:\d\d)\.$/,
  pollsOpen: /^(\d+) polls? (?:is|are) open\.$/,
  still: /^Standing still: (\d+)\.$/,
  most: /^([^:]+) has most to do: (\d+) open tasks?\. Others: (.+)\.$/,
  notice: /^The last day to give notice is (\S+)\. (.+)$/,
  ends: /^It ends on (\S+)\. (.+)$/,
  pressReminder: /^Press Apply to be reminded by mail\.$/,
  whenRemind: /^When shall I remind you\?$/,
  momentOver: /^That moment is over\.$/,
  noReminders: /^You have no reminders\.$/,
  reminders: /^Your reminders: (\d+)\.$/,
  onlyAsker: /^Only who asked can do that\.$/,
  notAsked: /^You are not among those who were asked\.$/,
  anonymousVote: /^This poll is anonymous: vote on its page, so that nothing of it is kept here\.$/,
  pollIsOpen: /^This poll is open\.$/,
  pollIsClosed: /^This poll is closed\.$/,
  whichOption: /^Which of its options do you mean\?$/,
  pollsClosed: /^(\d+) polls? (?:is|are) closed\.$/,
  surveysOpen: /^(\d+) surveys? (?:is|are) open\.$/,
  surveysClosed: /^(\d+) surveys? (?:is|are) closed\.$/,
  yourAnswers: /^Your answers: (.+)$/,
  surveyEnded: /^The survey ended: (.+)$/,
  newSurvey: /^A new survey: (.+)$/,
  changesNothing: /^That changes nothing here\. Ask me something, or say what should change\.$/,
  nobodyNamed:
    /^I cannot tell: what teams write is told without names, and only where enough people wrote it\.$/,
  toCheck: /^Articles to check: (\d+)\.$/,
  notAway: /^(.+) is not away then\.$/,
  nobodyAway: /^Nobody is away then\.$/,
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

/** How sentences end that begin with what a record says; the first that fits is said, then what stands before it. */
export const tails = {
  hiddenVotes: / Hidden until it ends; (\d{1,6}) of (\d{1,6}) voted\.$/,
  votes: /; (\d{1,6}) of (\d{1,6}) voted\.$/,
  answered: /: (\d{1,6}) of (\d{1,6}) answered\.$/,
  answeredOpen: /: (\d{1,6}) of (\d{1,6}) answered; it is open, and told once it is closed\.$/,
  answeredDraft: /: (\d{1,6}) of (\d{1,6}) answered; it is a draft\.$/,
  answeredClosed: /: (\d{1,6}) of (\d{1,6}) answered; it is closed\.$/,
  average: / (\d{1,6}\.\d) on average\.$/,
  endsNotice: / ends on ([\d-]{8,10}), notice by ([\d-]{8,10})$/,
  endsOn: / ends on ([\d-]{8,10})$/,
  noEnd: / names no end$/,
  moreOften: / It comes up more often than before\.$/,
  lessOften: / It comes up less often than before\.$/,
  asOften: / It comes up as often as before\.$/,
  feelGood: / people feel good about it\.$/,
  feelBad: / people feel bad about it\.$/,
  feelNeither: / people feel neither good nor bad about it\.$/,
  away: /: away from ([\d-]{10}) to ([\d-]{10})$/,
  mails: /: (\d{1,6}) mails?;$/,
} as const

export type Tail = keyof typeof tails

/** Between the question of a poll and what it came to. */
export const outcomes = ['Decided', 'Ahead'] as const
export type PollOutcome = (typeof outcomes)[number]

/** `$1` is the first group. */
export interface AnswerWords {
  sentences: Readonly<Record<Sentence, string>>
  states: Readonly<Record<State, string>>
  tails: Readonly<Record<Tail, string>>
  outcomes: Readonly<Record<PollOutcome, string>>
}
