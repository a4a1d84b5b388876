// English, as our mails write it; every other language has the same words.
import { absenceEn } from './absence/en.ts'
import { contractEn } from './contracts/en.ts'
import { copilotEn } from './copilot/en.ts'
import { documentEn } from './documents/en.ts'
import { formsOf } from './forms.ts'
import { knowledgeEn } from './knowledge/en.ts'
import type { Rhythm } from './rhythm.ts'
import { rulesEn } from './rules/en.ts'
import { surveysEn } from './surveys/en.ts'

/** British lists have no comma before the last "and". */
const { number, decimal, count, and, or, weekday } = formsOf('en-GB')

type Noun = readonly [one: string, many: string]
type Due = 'overdue' | 'today' | 'tomorrow'
type Priority = 'high' | 'medium' | 'low'
type Status = 'pending' | 'progress' | 'blocked' | 'review' | 'done'

const nth = { 1: 'first', 2: 'second', 3: 'third', 4: 'fourth', last: 'last' } as const
const ordinal = (day: number) => {
  const isTeen = day > 10 && day < 14
  return `${day}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th')}`
}

type PollKind = 'single' | 'multiple' | 'ranked' | 'yes_no' | 'approval' | 'schedule'

const kinds: Record<PollKind, string> = {
  single: 'one choice',
  multiple: 'several choices',
  ranked: 'a ranking',
  yes_no: 'a yes/no question',
  approval: 'an approval',
  schedule: 'a choice of times',
}

export const en = {
  quote: (text: string) => `\u201c${text}\u201d`,
  list: and,
  choice: or,
  /** "Anna, Bob and 2 others" */
  andOthers: (names: readonly string[], more: number) =>
    `${names.join(', ')} and ${more} ${more === 1 ? 'other' : 'others'}`,
  noSubject: '(no subject)',
  somebody: 'Somebody',
  wrote: (date: string, name: string) => `On ${date}, ${name} wrote:`,
  more: (left: number) => `And ${number(left)} more.`,
  openTask: 'Open the task',
  openProject: 'Open the project',
  due: (day: string) => `due ${day}`,
  priority: (priority: Priority) => `${priority} priority`,
  /** Below a mail that its reader can switch off. */
  switchOff: (setting: string, url: string) =>
    `Sent because \u201c${setting}\u201d is on in your settings. Switch it off: ${url}`,
  settings: {
    newTaskAlerts: 'New task alerts',
    taskAssignments: 'Task assignments',
    taskStatusChanges: 'Task status changes',
    projectUpdates: 'Project updates',
    taskDueReminders: 'Task due reminders',
    weeklyDigest: 'Weekly digest',
    morningMail: 'Morning mail',
  },
  repeats({ unit, every, weekdays, day, nth: which }: Rhythm): string {
    if (unit === 'workday') return 'every weekday'
    const often = every === 1 ? `every ${unit}` : `every ${every} ${unit}s`
    const days = and(weekdays.map(weekday))
    if (unit === 'week') return `${often} on ${days}`
    if (unit === 'day') return often
    return `${often} on the ${which === null ? ordinal(day ?? 1) : `${nth[which]} ${days}`}`
  },

  receipt: {
    line: 'Receipt for your mail',
    lineOf: (date: string) => `Receipt for your mail of ${date}`,
    dear: (name: string | null) => (name ? `Dear ${name},` : 'Dear Sir or Madam,'),
    hello: (name: string | null) => (name ? `Hello ${name},` : 'Hello,'),
    from: (subject: string) => `From \u201c${subject}\u201d.`,
    fromIn: (subject: string, project: string) => `From \u201c${subject}\u201d in the project ${project}.`,
    inProject: (project: string) => `In the project ${project}.`,
    changed: 'Changed',
    open: 'Open',
    openTask: (task: number) => `Open task ${task}`,
    keep: 'Should I keep this?',
    doneNewOrNote: 'Reply \u201cdone\u201d, \u201cnew\u201d for a new task, or \u201cnote\u201d.',
    byNumbers: (first: string, second: string) =>
      `Reply with the numbers of those that you want: \u201c${first} and ${second}\u201d.`,
    kindsByLetters: (first: string, second: string) =>
      `Reply \u201cdone\u201d, \u201cnew\u201d for a new task, or \u201cnote\u201d, by letters: \u201c${first} done, ${second} note\u201d.`,
    keepLink: 'Keep, change or drop it',
    yesOrNo: 'Reply yes or no.',
    byLetters: (first: string, second: string) =>
      `Reply \u201cyes\u201d to keep all of them, \u201cno\u201d for none, or by letters: \u201c${first} yes, ${second} no\u201d.`,
    notUnderstood: 'I did not understand:',
    claim: 'No set-up is needed.',
    claimBoard: 'To see the board and keep it, make this account yours.',
    claimMails: 'To find your mails and what came of them again, make this account yours.',
    choosePassword: 'Choose a password',
    correct: {
      plain: 'Something wrong? Reply in plain words',
      friendly: 'Did I get something wrong? Just reply in plain words',
      formal: 'If anything is not correct, please reply in plain words',
    },
    orCommand: ', or with a command on its own line:',
    /** After a long wait the time says nothing. */
    /** `model`: its name; null where rules read. */
    readBy: (model: string | null, seconds: number | null) =>
      `Read by ${model ?? 'rules'}${seconds === null ? '' : ` in ${decimal(seconds, 1)} s`}`,
    footer: (agent: string, readBy: string) =>
      `Sent by ${agent}. ${readBy} Reply \`#stop\` to leave this thread.`,
    /** `why` begins with a colon, or is empty. */
    failed: (agent: string, why: string) =>
      `${agent} could not read this mail${why}. It can be tried again in the mail log.`,
    held: (agent: string, why: string) =>
      `${agent} has not read this mail yet${why}. It waits in the mail log.`,
  },

  frame: {
    byRule: (rule: string) => `By your rule \u201c${rule}\u201d.`,
    unread: (noun: Noun | null) =>
      `It took too long to read this mail, so ${noun ? `no ${noun[1]} were` : 'nothing was'} looked for in it.`,
    commandsWork: (example: string) => `Commands such as ${example} still work.`,
    longMail: 'The mail is very long; only its first 200 kB were read.',
    hiddenText: 'The mail held text that a reader cannot see; it was not read.',
    unreadMail: 'This mail could not be read',
    unreadParts: {
      encrypted: 'This mail is encrypted, I cannot read it. Send it unencrypted.',
      winmail:
        'This mail came as winmail.dat, which holds no text that I can read. Send it as HTML or plain text.',
      picture: 'This mail has no text but a picture, which I cannot read. Write the words into the mail.',
      files: (names: string) =>
        `This mail has no text of its own, only ${names}. Write what you want into the mail.`,
      inQuote:
        'Your answers seem to be inside the quoted mail, where I cannot tell them from it. Write them above it.',
      invitation: (event: string) => `An invitation: ${event}`,
      cancelledMeeting: (event: string) => `This meeting is cancelled: ${event}`,
      span: (from: string, to: string) => `${from} to ${to}`,
      empty: 'This mail has no text.',
    },
    strangerWaits: 'You take no part in this thread, so what you wrote waits for somebody who does.',
    strangerNothing: (noun: Noun | null) =>
      `You take no part in this thread, so ${noun ? `no ${noun[0]}` : 'nothing'} was changed.`,
    noBudget: 'The AI budget of today is used up, so this mail was read by rules.',
    noAnswer: 'The AI provider gave no usable answer, so this mail was read by rules.',
    foundByRules: (items: number) =>
      `The rules found ${items === 1 ? 'one more thing that the model left out; it waits' : `${items} more things that the model left out; they wait`} for your answer.`,
    dropped: (items: number) =>
      `${items} item${items > 1 ? 's were' : ' was'} left out, because the mail does not say so.`,
    /** `which` names them in brackets, or is empty. */
    undone: (changes: number, which: string) => `Undone: ${count(changes, '# change', '# changes')}${which}.`,
    undoFirst: 'write it first, or in a mail of its own',
    undoNothing: 'there is nothing of yours to undo in this thread',
    /** What came later stays. */
    stays: (task: string) => `${task} was changed since and stays`,
    fieldStays: (task: string, field: string) => `${task}: ${field} was changed since and stays`,
    absenceStays: 'your absence was changed since and stays',
    nameStays: (record: string) => `${record}: its name was changed since and stays`,
    archivedStays: (record: string) => `${record} was archived or brought back since and stays so`,
    movedOn: (record: string) => `${record} is in yet another project by now and stays there`,
    homeGone: (record: string) => `${record} stays, because the project that it came from is gone`,
    fields: {
      title: 'the title',
      description: 'the description',
      status: 'the status',
      priority: 'the priority',
      dueDate: 'the due date',
      assigneeIds: 'who does it',
      blockedReason: 'what blocks it',
      blockedByIds: 'what it waits for',
      repeats: 'how often it repeats',
    },
    help: (commands: string) => `Commands, each on a line of its own: ${commands}.`,
  },

  /** What a mail wants with its whole project. */
  project: {
    alreadyIn: (name: string) => `it is in \u201c${name}\u201d already`,
    unknown: (name: string) =>
      `there is no project like \u201c${name}\u201d; write its name as it stands in the app`,
    merged: (into: string, tasks: number) =>
      `is part of \u201c${into}\u201d now${tasks > 0 ? `, with ${count(tasks, '# task', '# tasks')}` : ''}; reply #undo to take it out again`,
    noTask: (numbers: readonly number[]) => `there is no task ${and(numbers.map(String))} here`,
    moved: (task: number, into: string) => `is #${task} of \u201c${into}\u201d now`,
    soAlready: 'it is so already',
    renamed: (name: string) => `is called \u201c${name}\u201d now`,
    archived: 'is archived; a mail in this thread that changes something brings it back',
    back: 'is back from the archive',
    deleted: 'is deleted with its tasks; reply #undo within 30 days to bring it back',
    sameName: (name: string) =>
      `several projects are called \u201c${name}\u201d; give one of them another name first`,
    which: (names: readonly string[], isMore: boolean) =>
      `which project: ${or(names.map((name) => `\u201c${name}\u201d`))}${isMore ? ' or yet another' : ''}? Write its whole name`,
    wasDeleted: (name: string) => `\u201c${name}\u201d was deleted`,
    nothingDone: (day: string) =>
      `Nothing of your mail was carried out. Its owner can bring the project back until ${day}, under Archived in the app; then write again.`,
    writeAnew: (address: string) => `For something new write to ${address}.`,
    broughtBack: (name: string) => `\u201c${name}\u201d was archived; your mail brought it back.`,
  },
  task: {
    tasks: (tasks: number) => count(tasks, '# task', '# tasks'),
    changes: (changes: number) => count(changes, '# change', '# changes'),
    suggestions: (suggestions: number) => count(suggestions, '# suggestion', '# suggestions'),
    questions: (questions: number) => count(questions, '# question for you', '# questions for you'),
    nothing: 'No tasks found',
    notRead: (language: string) => `This mail seems to be in ${language}, which I cannot read`,
    keptAsComment: (number: number, title: string) => `Kept as a comment on #${number} \u201c${title}\u201d`,
    you: 'you',
    waitsFor: (tasks: readonly string[]) => `waits for ${tasks.join(' and ')}`,
    /** Commands are the same in every language; what stands behind them is the reader's own. */
    dueCommand: (task: number) => `#due ${task} Friday`,
    assignCommand: (task: number) => `#assign ${task} name`,
    commands: ['#assign name', '#due date', '#title text', '#note text'],
    commandHint: 'Add a task number where several are open: #done 2.',
    whichTask: (example: string) => `which task? Write its number: ${example}`,
    others: (left: number) => `and ${number(left)} more`,
    isItDone: (title: string) => `Is \u201c${title}\u201d done?`,
    asks: { task: 'Should this be a task?', change: 'Should I change this?' },
    noSuchTask: (task: number) => `there is no task ${task} here`,
    noted: (task: number) => `Noted at task ${task}.`,
    keptOpen: (said: string) => `stays open; noted: \u201c${said}\u201d`,
    keptNote: (said: string) => `noted: \u201c${said}\u201d`,
    noThread:
      'If this answers an earlier mail, I do not know you in that conversation: reply to a mail that I sent you, or ask its sender to copy you.',
    onlyKept: 'Nothing changed; I kept your words as a comment',
    onlyComment: (said: readonly string[]) => `Kept only as a comment: ${said.join(', ')}.`,
    sayIt: (task: number) =>
      `To change a task, say which: \u201c${task} is done\u201d or \u201c${task} by Friday\u201d.`,
    unmet: (task: number, those: readonly string[], other: number) =>
      `Task ${task} does not wait for ${those.join(' and ')}. If it should wait, reply with the numbers above: \u201c${task} waits for ${other}\u201d.`,
    dueAsSet(days: number): string {
      const when = days === 0 ? 'on the day of the mail' : days === 1 ? 'one day later' : `${days} days later`
      return `Where the mail names no date, a task is due ${when}, as this address is set.`
    },
    ownerAsUsual: (owner: string) => `A task that names nobody went to ${owner}, as it usually does.`,
    dueAsUsual(days: number): string {
      const when = days === 0 ? 'on the day of the mail' : days === 1 ? 'one day later' : `${days} days later`
      return `A task without a date is due ${when}, as it usually is.`
    },
    is: {
      pending: 'is open again',
      progress: 'is in progress',
      blocked: 'is blocked',
      review: 'is in review',
      done: 'is done',
    } satisfies Record<Status, string>,
    blockedBy: (reason: string) => `is blocked by ${reason}`,
    repeatsNow: (rhythm: string) => `repeats ${rhythm}`,
    repeatsNoMore: 'repeats no more',
    dueNow: (day: string) => `due date is now ${day}`,
    orDay: (ours: string | null, theirs: string) =>
      ours === null ? `due ${theirs}, which the mail does not say` : `due ${ours}, or ${theirs}`,
    noDueNow: 'has no due date now',
    assignedTo: (names: readonly string[]) => `assigned to ${names.join(', ')}`,
    assignedToNobody: 'assigned to nobody',
    priorityNow: (priority: Priority) => `priority is now ${priority}`,
    titleNow: (title: string) => `title is now \u201c${title}\u201d`,
    dropped: 'is dropped and among the deleted tasks; reply #undo to bring it back',
    notNeeded: 'is not needed any more',
    cannotRepeat: 'stays as it is: a task cannot repeat like that',
    already: 'is so already',
    next: (task: number, day: string) => `; the next one, #${task}, is due ${day}`,
    released: 'waits for nothing any more',
    waitsNotFor: (those: readonly string[]) => `does not wait for ${those.join(' or ')}`,
    itself: 'itself',
    isDone: (task: string) => `${task}, which is done`,
    waitsForIt: (task: string) => `${task}, which waits for it`,
    untilSaid: 'until you say that it goes on: it cannot wait for an open task by these words',
    keptAsTask: 'kept as a task',
    changedAsAsked: 'changed as asked',
    leftOut: 'left out',
    unknownLetter: 'nothing of that letter waits for an answer',
    youHave: (tasks: number) => `You have ${count(tasks, '# open task', '# open tasks')}`,
    noneYet: 'There are no tasks in this thread yet',
    doneOf: (done: number, all: number) => `${done} of ${all} tasks are done`,
    moreInApp: (left: number) => `${left} more are in the app.`,
    status: {
      pending: 'pending',
      progress: 'in progress',
      blocked: 'blocked',
      review: 'review',
      done: 'done',
    } satisfies Record<Status, string>,
    overdueSince: (day: string) => `overdue since ${day}`,
  },

  digest: {
    none: 'There is no thread to sum up',
    how: (agent: string) =>
      `Copy me on a thread, forward one to me, or ask in a reply: \u201c${agent}, what was decided?\u201d`,
    nothingDone: 'Nothing was summed up',
    notSaid: 'I found no sentence in the thread that answers this.',
    noDecision: 'I found no decision in this thread.',
    nothingOpen: 'Nothing is decided or open',
    nothing: 'I found nothing to sum up',
    headings: {
      decision: 'Decided',
      open: 'Open',
      question: 'Questions nobody answered',
      point: 'Who said what',
    },
    decisions: (decisions: number) => count(decisions, '# decision', '# decisions'),
    open: (items: number) => count(items, '# open item', '# open items'),
    questions: (questions: number) => count(questions, '# unanswered question', '# unanswered questions'),
    thread: 'The thread:',
    mailsBy: (mails: number, names: string) => `${count(mails, '# mail', '# mails')} by ${names}.`,
    forPeople: (names: readonly string[]) => `for ${names.join(' and ')}`,
    somebody: 'somebody',
  },

  contract: contractEn,

  knowledge: knowledgeEn,

  document: documentEn,
  survey: surveysEn,
  absence: absenceEn,
  rules: rulesEn,
  copilot: copilotEn,

  poll: {
    line: (author: string) => `Poll of ${author}`,
    label: {
      ballot: 'Vote',
      ideas: 'Ideas',
      reminder: 'Still open',
      options: 'New options',
      changed: 'Changed',
      reopened: 'Open again',
      result: 'Result',
    },
    asksIdeas: (author: string) => `${author} asks for your ideas.`,
    howIdeas: 'Answer this mail with your ideas, one per line.',
    ideasThenVote: (moment: string) => `Ideas are collected until ${moment}; then everybody votes on them.`,
    ideasUntil: (moment: string) => `ideas until ${moment}`,
    orOwnIdea: 'You can also answer with an idea of your own: it joins the options.',
    ideaAdded: 'There is a new option. Your vote stands unless you change it.',
    collecting:
      'I asked everybody for ideas. Answer “vote now” and they become the options; else that happens at the end.',
    ideasHelp: ['vote now'],
    ideasKept: (ideas: readonly string[]) => `Noted: ${and(ideas)}`,
    namedSoFar: (ideas: readonly string[]) => `Named so far: ${and(ideas)}.`,
    noIdea: 'I found no idea in your reply',
    asks: (author: string) => `${author} asks for your vote.`,
    waits: (author: string) => `${author} is waiting for your vote.`,
    added: (author: string) => `${author} added to the options. Your vote stands unless you change it.`,
    changed: (author: string) => `${author} changed this poll. Your vote stands unless you change it.`,
    writes: (author: string) => `${author} writes:`,
    reopened: (author: string) => `${author} opened the poll again. Your vote stands unless you change it.`,
    isClosed: 'The poll is closed.',
    footer: (author: string) =>
      `You get this because ${author} asked you. Reply \`#stop\` to hear no more of this poll.`,
    ownFooter: 'You get this because you asked. Reply `#stop` to hear no more of this poll.',
    /** How a reply votes, by the kind of the poll. */
    ways: {
      single: 'Answer this mail with your choice, by its number or in your own words.',
      multiple: 'Answer this mail with all that you want, by number or in your own words.',
      ranked: 'Answer this mail with your order, the best first, such as \u201c2, 1, 3\u201d.',
      yes_no: 'Answer this mail with yes or no, in your own words.',
      approval: 'Answer this mail with yes or no; say why, if you like.',
      schedule:
        'Answer this mail with what suits you, such as \u201c1 works, 2 if need be, 3 not\u201d or in your own words.',
    },
    /** The options of yes/no and approval, which are kept in English. */
    fixed: { Yes: 'Yes', No: 'No', Approve: 'Approve', Decline: 'Decline' },
    changeUntil: (moment: string) => `You can change your vote until ${moment}.`,
    timesIn: (zone: string) => `Times are in ${zone}.`,
    zone: (zone: string) => (zone === 'UTC' ? zone : `${zone} time`),
    zoneOfOffset: (offset: string) => `UTC${offset}`,
    voteOnPage: 'Vote on a page',
    seePoll: 'See the poll',
    howItCounts: 'How it counts',
    anonymous: 'The vote is anonymous: nobody sees who voted for what, who asks neither.',
    hidden: 'The results are hidden until the end.',
    quorum: (votes: number) => `It counts once ${votes} have voted.`,
    majority: 'More than half of the votes decide.',
    all: 'Everyone must agree.',
    invited: 'An invitation for your calendar is attached.',
    /** In the calendar. */
    decidedBy: (author: string) => `Decided by a poll of ${author}.`,
    of: (votes: number, all: number) => `${votes} of ${all}`,
    ifNeedBe: (votes: number) => `${votes} if need be`,
    firstChoices: 'First choices',
    votes: (votes: number) => count(votes, '# vote', '# votes'),
    yourDecision: 'Your decision:',
    answerWith: (options: readonly string[]) => `answer this mail with ${or(options)}.`,
    range: (start: string, end: string) => `${start} to ${end}`,
    noneOfThem: 'none of them',
    yesTo: (options: string) => `yes to ${options}`,
    maybeTo: (options: string) => `if need be ${options}`,
    noTo: (options: string) => `no to ${options}`,
    anOption: 'an option',
    decided: (option: string) => `Decided: ${option}`,
    tie: (options: readonly string[]) => `A tie between ${and(options)}`,
    leads: (option: string, but: 'majority' | 'all' | 'required') =>
      `${option} leads, but ${
        {
          majority: 'has no majority',
          all: 'not everyone agrees',
          required: 'not everyone who has to approve has answered',
        }[but]
      }`,
    shortOf: (votes: number, missing: number) =>
      `${votes === 0 ? 'Nobody has' : `Only ${votes} ${votes === 1 ? 'has' : 'have'}`} voted; ${missing} more ${missing === 1 ? 'vote is' : 'votes are'} needed`,
    nobodyVoted: 'Nobody has voted',
    nobodyWants: 'Nobody has said yes to any of them',
    draft: 'draft',
    asked: (people: number) => count(people, '# person asked', '# people asked'),
    closes: (moment: string) => `closes ${moment}`,
    wroteToNobody:
      'I wrote to nobody, because I was only in copy: the people on your mail can vote by answering all.',
    wroteToNobodyUnproved:
      'I wrote to nobody, because nothing proves that this mail came from you: the people on your mail can vote by answering all.',
    /** What its author may reply; each is understood. */
    draftHelp: ['send'],
    help: ['close', 'results', 'until Friday', 'add: another option'],
    options: 'Options',
    voted: (vote: string) => `Your vote is counted: ${vote}`,
    wordsKept: 'Your words are with the poll',
    leftOut: (question: string) => `One mail asks one question. Send me the other one by itself: ${question}`,
    youWrote: 'You wrote:',
    understood: (vote: string) => `So far I understand: ${vote}.`,
    voteStays: (vote: string) => `Your earlier vote stays: ${vote}. What should I change?`,
    nobodySaidYes: (option: string) =>
      `Nobody has said yes to ${option}. To close the poll on it all the same, send that once more.`,
    notClosedYet: 'The poll is not closed yet',
    notDecidedYet: 'Nothing is decided yet',
    ahead: (option: string) => `Ahead: ${option}`,
    remarks: 'What people wrote with their votes',
    withWords: 'With your words:',
    lastOne: 'It was the last one awaited: the poll is closed, and everybody gets the result.',
    changeByReply: (moment: string) => `You can change it by another reply until ${moment}.`,
    notCounted: 'I did not count a vote',
    noVoteHere: 'There is no vote in this conversation yet',
    howToAsk: 'Whoever asked can send me the question with its choices; then everybody gets a ballot.',
    noQuestion: 'I found no question to vote on',
    how: 'Write to me with a question and its choices, such as \u201cShall we meet on Tuesday at 10:00 or on Wednesday at 14:00?\u201d',
    gone: 'This poll is gone',
    aListHasNoVote: 'A mailing list has no vote',
    listsHaveNoVote: (lists: readonly string[]) =>
      `${and(lists)} ${lists.length === 1 ? 'is a mailing list and has' : 'are mailing lists and have'} no vote: add the people who should vote on the page.`,
    kindSent: (kind: PollKind) => `It is ${kinds[kind]}, and sent out`,
    kindNow: (kind: PollKind) => `It is ${kinds[kind]} now`,
    sendChoices: 'Answer with the choices, one per line, and I ask everybody.',
    addVoters: 'There is nobody to ask yet: add them on the page.',
    saySend: 'Answer \u201csend\u201d to ask everybody.',
    ownLink: {
      intro:
        'A reply to your ballot came in your name, and nothing proved that it is from you. It does not count.',
      yours: 'If it was you, vote on your own page, which needs no proof but this link.',
      others: 'If it was not you, there is nothing to do: your vote is as it was.',
      footer: 'Sent at most once a day for each poll. Reply `#stop` to hear no more of this poll.',
      subject: (question: string) => `Please vote on your page: ${question}`,
    },
    nobodyToAsk:
      'There is nobody to ask yet: write to people and to me in one mail, or add them on the page.',
    unsureOptions:
      'I am not sure which choices you mean: answer with them, one per line, or with \u201csend\u201d if these are right.',
    unsureKind:
      'I am not sure how people should vote: answer with one word, such as \u201csingle\u201d, \u201cseveral\u201d, \u201cranking\u201d or \u201cyes/no\u201d.',
    notAsked: 'You are not among those who were asked, so your vote is not counted.',
    nothingToCount: 'Nothing to count',
    asksBack: {
      unclear: 'I am not sure what you choose. Answer with a number, or vote on the page.',
      'unknown option': 'What you name is not among the options. Answer with a number, or vote on the page.',
      'somebody else': 'I count everybody\u2019s own vote alone: those you speak for can answer themselves.',
      hidden: 'I do not tell how others voted, so I cannot vote as they did. Answer with a number.',
    },
    nothingToDo: 'Nothing to do',
    closedNow: 'The poll is closed',
    decidedNow: 'Decided',
    nobodyToRemind: 'Nobody is left to remind',
    reminded: (people: number) => count(people, '# person is reminded', '# people are reminded'),
    sentOut: 'The poll is sent out',
    openAgainUntil: (moment: string) => `The poll is open again until ${moment}`,
    openUntil: (moment: string) => `The poll is open until ${moment}`,
    optionsAdded: (options: number) => count(options, '# option is added', '# options are added'),
    soFar: 'The result so far',
    haveVoted: (voted: number, all: number) => `${voted} of ${all} have voted`,
    hiddenUntilClosed: 'The results are hidden until the poll is closed.',
    tooLate: 'The poll is closed, so your vote is not counted',
    noneYet: 'You have no polls yet',
    polls: (polls: number) => count(polls, '# poll', '# polls'),
    yourPolls: 'Your polls',
    tooFewVotes: 'Fewer than four people voted, so nobody sees the figures.',
    hiddenUntilEnd: 'Hidden until the end',
    votedOf: (voted: number, all: number) => `${voted} of ${all} voted`,
    status: { draft: 'draft', open: 'open', closed: 'closed' },
    /** Why something cannot be done. */
    faults: {
      'Only who asked can do that': 'Only who asked can do that',
      'This poll is closed': 'This poll is closed',
      'The poll is closed': 'The poll is closed',
      'This poll is still open': 'This poll is still open',
      'This poll is open': 'This poll is open',
      'The poll is not open': 'The poll is not open',
      'This poll has no such option': 'This poll has no such option',
      'This poll asks for no ranking': 'This poll asks for no ranking',
      'A poll needs at least two options': 'A poll needs at least two options',
      'A poll has at most 60 options': 'A poll has at most 60 options',
      'This poll has the same two answers always': 'This poll has the same two answers always',
      'The poll cannot end in the past': 'The poll cannot end in the past',
      'I found no new end': 'I found no new end',
      'Say of at least one time whether it suits you': 'Say of at least one time whether it suits you',
      'Choose one option': 'Choose one option',
      'Choose at least one option': 'Choose at least one option',
      'Say which option comes first': 'Say which option comes first',
      'Two options have the same place': 'Two options have the same place',
    },
  },

  /** The page behind a voter's personal link. */
  votePage: {
    asksYou: (author: string, others: number) =>
      `${author} asks ${others === 0 ? 'you' : `you and ${others} ${others === 1 ? 'other' : 'others'}`}.`,
    /** `#` stands for the address. */
    voteAs: 'You vote as #.',
    closes: (moment: string) => `Closes ${moment}`,
    isClosed: 'This poll is closed',
    counted: 'Your vote is counted. You can change it here until the poll closes.',
    countedLast: 'Your vote is counted. It was the last one awaited, so the poll is closed.',
    anonymous: 'The vote is anonymous: nobody sees who voted for what.',
    lineFor: (author: string) => `A line for ${author}`,
    addLineFor: (author: string) => `Add a line for ${author}`,
    send: 'Send my vote',
    canChange: 'You can change it until the poll closes.',
    yes: 'Yes',
    maybe: 'If need be',
    no: 'No',
    resultsLater: 'The results come once the poll is closed.',
    left: 'You left this poll',
    noMoreMail: 'You will get no more mail about it.',
    leaveQuestion: 'Leave this poll?',
    leaveMeans: 'You will get no more mail about it. A vote of yours still counts.',
    leave: 'Leave',
    unknownLink: 'This link does not work',
    unknownLinkWhy:
      'It may have been cut off, or the poll is gone. Answer the mail instead, or ask for a new one.',
  },

  reminder: {
    heading: {
      overdue: 'Was due yesterday',
      today: 'Due today',
      tomorrow: 'Due tomorrow',
    } satisfies Record<Due, string>,
    one: (due: Due, title: string) =>
      `${{ overdue: 'Overdue', today: 'Due today', tomorrow: 'Due tomorrow' }[due]}: ${title}`,
    many: (due: Due, tasks: number) =>
      `${tasks} tasks ${{ overdue: 'overdue', today: 'due today', tomorrow: 'due tomorrow' }[due]}`,
    part: (due: Due, tasks: number) =>
      `${tasks} ${{ overdue: 'overdue', today: 'due today', tomorrow: 'due tomorrow' }[due]}`,
    mixed: (tasks: number, parts: readonly string[]) => `${tasks} tasks: ${parts.join(', ')}`,
    intro: (day: string, tasks: number) =>
      `Today is ${day}. You are down for ${tasks === 1 ? 'this task' : 'these tasks'}.`,
    openMyTasks: 'Open My Tasks',
  },

  week: {
    subject: (parts: readonly string[]) => `Your week: ${parts.join(', ')}`,
    overdue: (tasks: number) => `${tasks} overdue`,
    due: (tasks: number) => `${tasks} due`,
    waiting: (tasks: number) => `${tasks} waiting`,
    done: (tasks: number) => `${tasks} done`,
    intro: (from: string, to: string) => `From ${from} to ${to}.`,
    headings: {
      overdue: 'Overdue',
      due: 'Due this week',
      waiting: 'You wait for',
      done: 'Done last week',
    },
  },

  ownReminder: {
    line: 'Your reminder',
    subject: (about: string) => `Reminder: ${about}`,
    intro: (day: string) => `You asked on ${day} to be reminded of this.`,
    footer: 'Sent because you asked for it; there is no more of it.',
  },

  chase: {
    line: 'Waits for your answer',
    subject: (waiter: string, what: string) => `${waiter} waits for: ${what}`,
    tasksIn: (tasks: number, project: string) => `${tasks} tasks in ${project}`,
    intro: (waiter: string, tasks: number) =>
      `${waiter} would like to know how ${tasks === 1 ? 'this task of yours is' : 'these tasks of yours are'} going. Answer this mail in your own words: \u201cdone\u201d, \u201cI need until Friday\u201d, or what is in the way.`,
    introInApp: (waiter: string, tasks: number) =>
      `${waiter} would like to know how ${tasks === 1 ? 'this task of yours is' : 'these tasks of yours are'} going. Open ${tasks === 1 ? 'it' : 'them'} and leave a comment, or set the status.`,
    often: (days: number, waiter: string) =>
      `Sent at most ${days === 1 ? 'once a day' : `every ${days} days`} until you answer, because ${waiter} asked for it.`,
    leave: 'Reply `#stop` to leave the conversation.',
    noMore: (url: string) => `No more mails about tasks of yours: ${url}`,
  },

  invitation: {
    line: 'Your companies',
    roles: { member: 'Member', manager: 'Manager', admin: 'Administrator' },
    subject: (inviter: string, company: string) => `${inviter} invites you to ${company}`,
    intro: (company: string, role: string) =>
      `You would join ${company} as ${role}. Its projects and agents are then yours to work with.`,
    open: 'Open the invitation',
    below: (address: string, day: string, company: string) =>
      `It is for ${address} alone and works once, until ${day}. If you do not know ${company}, there is nothing to do.`,
    footer: (inviter: string) => `Sent because ${inviter} invited this address.`,
  },

  serverInvitation: {
    line: 'Your account',
    subject: (owner: string) => `${owner} invites you to Mailcrew`,
    intro:
      'You may make an account on this server. Name people and agents in a mail, and the work in it is organised.',
    open: 'Make your account',
    below: (address: string) =>
      `It is for ${address} alone, which has to be confirmed. If you do not want an account, there is nothing to do.`,
    footer: (owner: string) => `Sent because ${owner} invited this address.`,
  },

  account: {
    line: 'Your account',
    confirmation: {
      subject: 'Confirm your address',
      intro: 'Mail from this address is worked as yours once you have confirmed it.',
      button: 'Confirm this address',
      below: 'The link works once, for 24 hours. If you did not sign up, there is nothing to do.',
      footer: 'Sent because somebody signed up with this address.',
    },
    addressChange: {
      subject: 'Confirm your new address',
      intro:
        'An account asked to use this address. It is theirs once the link is opened by whoever is signed in.',
      button: 'Use this address',
      below: 'The link works once, for 24 hours. If you did not ask for it, there is nothing to do.',
      footer: 'Sent because somebody asked to use this address for their account.',
    },
    reset: {
      subject: 'Choose a new password',
      intro: 'Somebody asked for a new password for your account.',
      button: 'Choose a new password',
      below:
        'The link works once, for 60 minutes. If it was not you, there is nothing to do: your password stays as it is.',
      footer: 'Sent because a new password was asked for with this address.',
    },
    claim: {
      subject: 'Make this account yours',
      intro: 'Your mails to the agents have made a board. With a password it is yours to open.',
      button: 'Open your account',
      below: 'The link works once, for 30 days. If you did not ask for it, there is nothing to do.',
      footer: 'Sent because a new link was asked for.',
    },
    newsFooter: 'Sent because this changes how your account is opened.',
    notYou: (url: string) => `If it was not you, choose a new password at ${url}.`,
    passwordChanged: 'Your password was changed',
    signedOut: 'A new password was chosen for your account, and all other browsers were signed out.',
    keysEnded: 'Its API tokens and its calendar link ended too: make new ones in the settings.',
    passwordAdded: 'A password was added to your account',
    passwordAddedIntro: 'Your account can now be opened with your address and a password too.',
    factorAdded: 'A second factor was added to your account',
    factorAddedIntro: 'Signing in now takes it too, and all other browsers were signed out.',
    factorRemoved: 'The second factor of your account was removed',
    factorRemovedIntro: 'Your password alone opens your account now, and all other browsers were signed out.',
    oneFactorRemoved: 'A second factor was removed from your account',
    oneFactorRemovedIntro: 'Your account still has another one. All other browsers were signed out.',
    codesMade: 'New recovery codes were made for your account',
    codesMadeIntro: 'Those from before no longer open it.',
    wayRemoved: 'A way to sign in was removed from your account',
    googleUnlinkedIntro: 'Google no longer opens it.',
    passwordRemovedIntro: 'Its password no longer opens it.',
    googleLinked: 'Google was linked to your account',
    googleLinkedIntro: (settings: string) =>
      `Your account can now be opened with Google too. If it was not you, unlink it at ${settings} and choose a new password.`,
    addressChanged: 'The address of your account was changed',
    addressChangedIntro: (address: string) =>
      `Your account now has the address ${address}. Mail from this address is no longer worked as yours. If it was not you, write to whoever runs this server.`,
  },

  held: {
    line: 'Held mail',
    subject: (mails: number) =>
      count(mails, '# mail in your name waits for you', '# mails in your name wait for you'),
    intro: (mails: number) =>
      count(
        mails,
        '# mail in your name reached an agent, and nothing proved that you sent it. Nothing was done so far.',
        '# mails in your name reached an agent, and nothing proved that you sent them. Nothing was done so far.',
      ),
    button: 'Look and decide',
    below: 'What you did not send needs nothing from you: it is dropped after 14 days.',
    footer: (settings: string) =>
      `Sent at most once a day. You can switch mails off in your settings: ${settings}`,
  },

  undelivered: {
    line: 'Undelivered mail',
    subject: (subject: string) => `Not delivered: ${subject}`,
    gone: (address: string, subject: string) =>
      `\u201c${subject}\u201d did not reach ${address}: that address takes no mail. It may be misspelt, or be gone.`,
    refused: (address: string, subject: string) =>
      `\u201c${subject}\u201d did not reach ${address}: the server there did not take it.`,
    status: (code: string) => `The server there answered with the code ${code}.`,
    stopped: 'Nothing more is sent to this address for you until you say so in your settings.',
    goesOn: 'Only this mail is lost: the next one to this address is sent as usual.',
    button: 'See which addresses take no mail',
    footer: (settings: string) =>
      `Sent once for a mail of yours that came back. You can switch mails off in your settings: ${settings}`,
  },

  flood: {
    subject: (address: string) => `Your mails to ${address}`,
    line: 'Many mails at once',
    title: (most: number) => `More than ${most} mails in 10 minutes`,
    intro: (mails: number, address: string) =>
      `${mails} mails from you reached ${address}. All of them are worked, a little more slowly, and this one mail takes the place of their receipts.`,
    button: 'See what became of them',
    footer: 'Sent at most once in ten minutes.',
  },

  paused: {
    line: 'Nothing was done',
    title: 'This agent is paused',
    intro: (address: string) =>
      `Your mail reached ${address}, which is paused for you. Reactivate it on its page and send the mail again.`,
    button: 'Open the mail log',
    footer: 'Sent at most once a day.',
  },

  alert: {
    answer:
      'Answer this mail in your own words, such as \u201cdone\u201d or \u201cI need until Friday\u201d.',
    noAnswers: 'Answers to this mail are not read.',
    assigned: {
      one: (title: string) => `Assigned to you: ${title}`,
      many: (tasks: number, project: string) => `${tasks} tasks assigned to you in ${project}`,
      intro: (who: string, tasks: number, project: string) =>
        `${who} assigned you ${tasks === 1 ? 'a task' : `${tasks} tasks`} in \u201c${project}\u201d.`,
    },
    made: {
      one: (title: string) => `New task from your mail: ${title}`,
      many: (tasks: number, project: string) => `${tasks} new tasks from your mail in ${project}`,
      intro: (who: string, tasks: number, project: string) =>
        `${who} made ${tasks === 1 ? 'a task' : `${tasks} tasks`} of your mail in \u201c${project}\u201d.`,
    },
    status: {
      one: (title: string) => `Status changed: ${title}`,
      many: (tasks: number, project: string) => `${tasks} tasks changed status in ${project}`,
      intro: (who: string, tasks: number, project: string) =>
        `${who} changed the status of ${tasks === 1 ? 'a task' : `${tasks} tasks`} in \u201c${project}\u201d.`,
    },
    mail: {
      one: (title: string) => `New mail in a project: ${title}`,
      many: (mails: number, project: string) => `${mails} new mails in ${project}`,
      intro: (who: string, mails: number, project: string) =>
        `${who} wrote ${mails === 1 ? 'a mail' : `${mails} mails`} in \u201c${project}\u201d.`,
    },
    /** "It is done" */
    itIs: (what: string) => `It ${what}`,
    from: (name: string) => `from ${name}`,
    somebody: 'somebody',
    /** `kind` is that of the records, `noun` what their feature calls them. */
    newRecords: (_kind: string, records: number, [one, many]: Noun) =>
      count(records, `# new ${one}`, `# new ${many}`),
    changes: (changes: number) => count(changes, '# change', '# changes'),
  },

  followUps: {
    became: 'What became of what you said',
    task: (title: string) => `task “${title}”`,
    poll: (title: string) => `poll “${title}”`,
    states: {
      open: 'open',
      done: 'done',
      draft: 'not sent yet',
      voting: 'people are voting',
      decided: 'decided',
      undecided: 'closed without a decision',
      left: 'left as it is',
    },
    decided: (option: string) => `decided: ${option}`,
    ask: 'Nothing has come of these yet. What should become of them? This is asked once.',
    how: 'Reply “make a task of 1”, “make a poll of 1” or “leave 1”. A poll goes to everybody who reads this at once.',
    howSurvey:
      'Reply “make a task of 1”, “make a poll of 1” or “leave 1”, and everybody who was asked sees what comes of it.',
    headline: 'What comes of it',
    taskTitle: (about: string) => `Look into ${about}`,
    taskText: 'From what the team said.',
    question: (about: string) => `What should we do about ${about}?`,
    options: ['Act on it now', 'Look into it first', 'Leave it as it is'],
    left: (about: string) => `${about} is left as it is.`,
    already: (about: string) => `Something came of ${about} before, so nothing was made a second time.`,
    gone: (about: string) => `${about} is no longer told of.`,
    which: 'Which one? Reply with its number.',
    noSuch: (place: number) => `That mail has no number ${place}.`,
    managers: 'Only managers can say what becomes of it.',
  },

  polling: {
    tooSmall: (people: number, needed: number) =>
      `With ${count(people, '# person', '# people')} your team is too small for topics: one is shown only once ${needed} people have raised it.`,
    noTopics: (needed: number) => `No topic was raised by ${needed} people.`,
    nothingYet: (needed: number) => `Nothing can be told yet: that takes mails of at least ${needed} people.`,
    filed: (agent: string) => `Filed with ${agent}`,
    counts: (people: number) =>
      `It counts in the figures once at least ${people} people have written. Nobody is told that it was you.`,
    unnamed: 'Nobody is told that it was you.',
    smallTeam: (members: number, needed: number) =>
      `Your team has ${count(members, '# person', '# people')}. A topic is shown once ${needed} of them have raised it, so some weeks there may be none.`,
    paused: (agent: string) => `${agent} is paused: your text was not filed.`,
    nothing: 'There was nothing to file',
    how: 'Write a few sentences in your own words; no form is needed.',
    already: 'This mail was filed before',
    line: 'Two short questions',
    subject: (agent: string) => `${agent}: how was your week?`,
    intro: (name: string | null) => `${name ? `${name}, two` : 'Two'} questions, answered in your own words.`,
    questions: {
      t5t: 'What are the most important things that you work on?',
      customer_intelligence: 'What did you hear from customers?',
      innovation_radar: 'Which idea should we try?',
      culture_pulse: 'How did work feel this week?',
      competitive_intelligence: 'What did you see others in our market do?',
      updates: 'What mattered most this week?',
    },
    second: 'What is in your way, or should change?',
    last: 'What you wrote last time:',
    reply: 'Reply to this mail. What you write counts without your name.',
    footer: (asker: string) =>
      `You get this mail because ${asker} asks its people. Reply “pause” to skip four weeks, or “leave” to get no more of them.`,
    reminder: 'Your answer is still welcome; two sentences are enough.',
    digest: {
      subject: (agent: string) => `${agent}: what the team says`,
      intro: 'What came of the answers, without anybody’s name.',
      took: (people: number, of: number) => `${number(people)} of ${number(of)} people wrote.`,
      mood: (score: number) => `The mood is ${number(score)} of 100.`,
      change: (points: number) =>
        `${points < 0 ? 'It fell' : 'It rose'} by ${count(Math.abs(points), '# point', '# points')}.`,
      topics: 'What came up most',
      mails: (mails: number) => count(mails, '# mail', '# mails'),
      insights: 'Worth a look',
      open: 'See all of it',
      footer: (asker: string) =>
        `You get this mail because ${asker} asked you for an answer. Reply “leave” to get no more of them.`,
    },
    pausedUntil: (day: string) => `You are not asked again before ${day}.`,
    left: (agent: string) => `${agent} does not ask you any more. Reply “back” if you change your mind.`,
    back: (agent: string) => `${agent} asks you again.`,
  },

  comment: {
    line: (task: number) => `Comment on task ${task}`,
    intro: (project: string) => `In the project \u201c${project}\u201d.`,
    wrote: (author: string) => `${author} wrote:`,
    footer:
      'Answer this mail, and your answer becomes a comment on the task. Reply `#stop` to leave this thread.',
  },
}

/** What every language has to say; a word that is missing in one of them does not type-check. */
export type MailWords = typeof en
