// What is said of rules for mail, in English, on the screen and in mails; every other language has the same words.
import { formsOf } from '../forms.ts'

const { count, weekday, or } = formsOf('en-GB')

export const rulesEn = {
  waits: 'A rule waits for your yes',
  none: 'No rule was set up',
  counts: 'The rule counts from now on',
  dropped: 'The rule is dropped',
  whichCompany: (names: readonly string[]) =>
    `It could be meant in ${or(names)}. Answer with the name of the company, or with \u201cno\u201d.`,
  most: (rules: number) => `There can be at most ${rules} rules.`,
  confirm: (url: string) =>
    `Answer \u201cyes\u201d to switch it on, \u201cno\u201d to drop it. Your rules stand at ${url}`,
  noPast: 'There are no past mails to try it on yet.',
  /** `isMore`: some of them are named below. */
  tried(of: number, fitting: number, isMore: boolean) {
    if (of === 1) return `The last mail would ${fitting === 0 ? 'not ' : ''}have been touched.`
    if (fitting === 0) return `None of the last ${of} mails would have been touched.`
    return `${fitting} of the last ${of} mails would have been touched${isMore ? ', such as' : ''}:`
  },
  partly: 'Attachments, newsletters and copies could not be tried on them.',
  pastMail: (subject: string, from: string) => `${subject}, from ${from}`,
  asks: {
    condition: 'Which mails is it about? Say who sends them, or what they are about.',
    act: 'What should be done with these mails? Name a project, a priority, a person or a day.',
    person: 'Who is meant?',
    project: 'Which project is meant?',
    until: 'Until which day?',
  },
  refuses: {
    'not-a-rule': 'That is no rule for mails. Say which mails you mean, and what should be done with them.',
    impossible:
      'A rule cannot do that: it sorts, hands on and prioritises what comes in, and never answers, pays or deletes.',
    harm: 'A rule cannot do that: it sends nothing to others outside, gives no rights, and acts as nobody else.',
  },
  noProject: (name: string) => `There is no project ${name}. Which one is meant?`,
  whichProject: (names: string) => `Which project is meant: ${names}?`,
  nobody: (name: string) => `There is nobody here who is called ${name}. Who should get the tasks?`,
  noAgent: (name: string) => `Only an agent can be brought in by a rule, and ${name} is none.`,
  noForward: 'A rule cannot forward mails yet. It can give their tasks to somebody.',
  noLabel: 'Tasks have no labels here. Name a project instead?',
  noDigest: 'A rule cannot gather mails into a summary yet. Daily summaries are set under Notifications.',
  unread: (words: string) => `I do not understand ${words}. Please say it in other words, or leave it out.`,
  clear: (when: string, acts: string) => `Clear so far: ${when}: ${acts}.`,
  when: (all: string, term: string) => `When ${all}${term && `, ${term}`}`,
  joined: (conditions: readonly string[]) => conditions.join(', and '),
  term: (from: string | null, until: string | null) =>
    [from && `from ${from}`, until && `until ${until}`].filter(Boolean).join(' '),
  anyMail: 'any mail comes',
  from: (senders: string) => `a mail comes from ${senders}`,
  anyoneAt: (domain: string) => `anyone at ${domain}`,
  to: (addresses: string) => `it was sent to ${addresses}`,
  kinds: {
    newsletter: 'it is a newsletter',
    invitation: 'it is a calendar invitation',
    autoreply: 'it is an automatic reply',
  },
  subject: (words: string) => `its subject has ${words}`,
  says: (words: string) => `it mentions ${words}`,
  asksAbout: (words: string) => `it asks about ${words}`,
  file: (kinds: string) => `it has a file of the kind ${kinds}`,
  attachment: 'it has an attachment',
  comes: (times: string) => `it comes ${times}`,
  after: (time: string) => `after ${time}`,
  before: (time: string) => `before ${time}`,
  weekend: 'on a weekend',
  onDay: (day: number) => `on a ${weekday(day)}`,
  copied: 'you are only in copy',
  undated: 'a task has no day',
  unassigned: 'a task has nobody',
  either: (conditions: readonly string[]) => `either ${conditions.join(', or ')}`,
  not: (conditions: readonly string[]) => `not where ${conditions.join(' and ')}`,
  project: (name: string) => `Put its tasks into the project ${name}`,
  assign: (name: string) => `Give its tasks to ${name}`,
  priority: { high: 'Set high priority', normal: 'Set normal priority', low: 'Set low priority' },
  due: (day: string) => `Where it names no day, make its tasks due ${day}`,
  inDays: (days: number) => (days === 1 ? 'one day later' : count(days, '# day later', '# days later')),
  inWorkdays: (days: number) =>
    days === 1 ? 'one working day later' : count(days, '# working day later', '# working days later'),
  endOfMonth: 'at the end of the month',
  nextDay: (day: number) => `on the next ${weekday(day)}`,
  ignore: 'Make no tasks from it',
  suggest: 'Only suggest its tasks',
  copy: (name: string) => `Bring in ${name}`,
}

export type RuleWords = typeof rulesEn
