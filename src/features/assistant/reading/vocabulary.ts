// What people call the statuses, priorities and due days of tasks, and the words that name no task.
import type { Priority } from '../../tasks/contract.ts'
import type { MoveStatus, TaskFilters } from '../answer/contract.ts'

export const openStatuses: readonly MoveStatus[] = ['pending', 'in-progress', 'blocked', 'review']

/** Patterns are tried in their order, each on what the ones before have left. */
export const statusCues: readonly (readonly [RegExp, readonly MoveStatus[]])[] = [
  [
    /\b(?:(?:waiting|wait|ready|up|due|out|queued|sent) (?:for|in)|in|under|awaiting|pending|needs?|needing|to be|being|at the) (?:a |the |my |our )?(?:review(?:ed|ing)?|test(?:ed|ing)?|approval|feedback|check(?:ed)?)(?: (?:column|status|stage))?\b|^ *review *$|\breview (?:column|tasks?|status|stage|ones)\b|\btesting\b/,
    ['review'],
  ],
  [
    /\b(?:everything |all )?(?:but|except|besides|apart from|other than|excluding|without|minus|hide|hiding|ignore|leave out|skip)(?: for)? (?:everything |all |anything )?(?:(?:the|that|that's|which|what|what's|is|are|has been|already|tasks|ones|stuff|things) )*(?:done|completed?|finished|closed|ticked off)(?: (?:tasks?|ones|stuff|things|items))?\b/,
    openStatuses,
  ],
  [
    /\b(?:(?:nobody|no one|noone|no-one|none|not|never|hasn't|haven't|isn't|aren't|without being|yet to be|have yet to)(?: \w+){0,2}? (?:started|begun|begin|touched|picked up|worked on|start)(?: (?:yet|on|with))*|un-?started|untouched|(?:still )?(?:waiting|yet) to (?:be )?start(?:ed)?)\b/,
    ['pending'],
  ],
  [
    /\b(?:(?:not|isn't|aren't|n't|hasn't been|haven't been|still not|has not been|have not been)(?: (?:yet|been|be|all|quite))* (?:done|complete[d]?|finished|closed|over)(?: yet)?|unfinished|incomplete|uncompleted|undone|open|outstanding|remaining|(?:still |yet )?(?:left )?to be done|(?:still |left )to do|(?:that's |is |are )?(?:still )?left(?: over)?|unresolved|not closed)\b/,
    openStatuses,
  ],
  [
    /\b(?:in[- ]progress|ongoing|on-going|under ?way|active|being (?:worked on|done)|in the works|wip|work in progress|running|started|in flight|(?:currently |now |people are |someone is |somebody is )?work(?:ing|ed) on(?! (?:next|first))|moving)(?: (?:column|status))?\b/,
    ['in-progress'],
  ],
  [
    /\b(?:blocked|blockers?|stuck|on hold|held up|stalled|paused|waiting (?:for|on)(?: (?:someone|somebody|something|others|other people))?|waiting|blocking|can't (?:move|go) (?:on|forward|ahead)|not moving)\b/,
    ['blocked'],
  ],
  [
    /\b(?:done|completed?|finished|closed|ticked off|resolved|over with|accomplished|(?:did|have|has|had) \w+ (?:already |all )?(?:finish|complete|close|get done|got done|accomplish)(?:ed)?)(?: (?:already|so far|column|status))?\b/,
    ['completed'],
  ],
  [/\b(?:pending|to-?do|backlog|new ones|planned|queued)(?: (?:column|status))?\b/, ['pending']],
]

const PRIORITY = String.raw`(?:[- ]?(?:priority|priorities|prio|importance|urgency))?`
export const priorityCues: readonly (readonly [RegExp, Priority])[] = [
  [
    new RegExp(
      String.raw`\b(?:(?:low|lowest|lower|bottom|minor)${PRIORITY}|not (?:so |that |very |really )?(?:urgent|important)|unimportant|no rush|can wait|nice[- ]to[- ]have|non[- ]urgent|trivial)\b`,
    ),
    'low',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:medium|mid|middle|normal|average|moderate)${PRIORITY}|(?:med)[- ](?:priority|prio))\b`,
    ),
    'medium',
  ],
  [
    new RegExp(
      String.raw`\b(?:(?:high|highest|higher|top|very high|super high|max|maximum)${PRIORITY}|urgent|most important|important|critical|crucial|burning|p1|pressing|essential|vital)\b`,
    ),
    'high',
  ],
]

/** "Not high priority" means the two others. */
export const otherPriority = new RegExp(
  String.raw`\b(?:not|isn't|aren't|other than|except(?: for)?|but(?: not)?)(?: (?:the|a|of|any))? (high|medium|low)${PRIORITY}\b`,
)

export const dueCues: readonly (readonly [RegExp, NonNullable<TaskFilters['dueDate']>])[] = [
  [
    /\b(?:over-?due|over due|past (?:its|their|the|due)? ?(?:due ?date|date|deadline|due)|(?:running |too |already |are |is |be )?late(?: already)?|(?:missed|missing|blown|passed)(?: (?:its|their|the|a|our|my))? (?:deadlines?|due dates?)|deadlines? (?:has|have|is|are)(?: already)? (?:passed|over|gone|missed|behind us)|should (?:already |have )+(?:be |been )?(?:done|finished)(?: (?:by now|already))?|behind schedule|behind|(?:did|have|has) (?:we|i|they|\p{L}+) miss(?:ed)?)\b/u,
    'overdue',
  ],
  [
    /\b(?:(?:without|with no|with out|has no|have no|having no|lacks?|lacking|missing|no|don't have|doesn't have|haven't got|hasn't got|not have)(?: (?:a|an|any))? (?:due ?dates?|deadlines?|dates?|due)|undated|no deadline|not scheduled|unscheduled)\b/,
    'none',
  ],
  [
    /\b(?:(?:(?:is |are |was )?due |needs? to be done |has to be done |by |for |until )?(?:today(?:'s)?|tonight|this evening|this afternoon|by the end of (?:the )?day|eod))\b/,
    'today',
  ],
  [
    /\b(?:(?:is |are )?due |by |for |until |in |within |during )?(?:(?:by )?(?:the )?end of )?(?:this week(?:'s)?|the (?:current )?week|(?:the )?current week|the next few days)\b/,
    'week',
  ],
]

/** Words that name no task: grammar, and what all tasks are called. */
export const grammar = new Set(
  "a all don't doesn't also am an and any anybody anyone anything are as at be been being board but by can card cards column columns current currently display do does everybody everyone everything except filter filtered find for from get give got had has have hide him his her i i'm if in into is isn't it it's item items its just last like list listed look looking lot matter me mine moment my need needs next no not now of off on one ones only or other our out owned own owner people per please point project pull put responsible right same see set show shows since so some someone stuff such task tasks tell than that that's the their them then there there's these they thing things this those ticket tickets to todo todos under until up us view want was we were what what's where which who who's whose will with work would you your assigned assignee belong belonging belongs belongs due date dates deadline deadlines priority priorities status marked tagged labelled labeled kind type anyway still yet already about regarding concerning involving contain contains containing either both we've i've they've care cares mention mentions mentioning called named word words related narrow down limit restrict everything's thats whats let let's page screen part rest nothing else plate hands around here go bring open currently at keep focus remaining left supposed search reduce results result team's team entire whole only's exclude really actually maybe".split(
    ' ',
  ),
)

/** The statuses by the words after "to", "as" or "in". */
export const placeCues: readonly (readonly [RegExp, MoveStatus])[] = [
  [
    /^(?:the )?(?:in |under |for )?(?:review|reviewing|reviewed|testing|test|approval|be reviewed)$/,
    'review',
  ],
  [
    /^(?:the )?(?:in[- ]?progress|progress|ongoing|started|active|working|wip|under ?way|doing|in the works|being worked on|work in progress)$/,
    'in-progress',
  ],
  [/^(?:the )?(?:blocked|on hold|hold|stuck|waiting|paused|stalled)$/, 'blocked'],
  [
    /^(?:the )?(?:done|completed?|finished|closed|complete|resolved|ready|over|off|off the list|ticked off|reviewed)$/,
    'completed',
  ],
  [
    /^(?:the )?(?:pending|to-?do|todo|to do|backlog|open|not started|unstarted|not done|incomplete|unfinished|start|the start|the beginning|undone|new|open again|reopened)$/,
    'pending',
  ],
]

/** What tasks are asked about beside their matter: states, days, people's load. */
const ofTasks = new Set(
  `active assigned behind blocked blockers busiest busy capacity closed column complete completed count critical days done
  finish finished free high important late load low medium missing month monday tuesday wednesday thursday friday saturday
  sunday next open outstanding overdue overloaded owner pending percent percentage priority prio progress rate ready
  remaining review risk soon stalled started status stuck tasks today todo tomorrow unassigned undone unfinished unstarted
  upcoming urgent urgently waiting weeks week work working workload year overview stand state stuff job jobs`.split(
    /\s+/,
  ),
)

export const isTaskWord = (word: string): boolean =>
  grammar.has(word) || ofTasks.has(word) || word.length < 2 || /^\d+$/.test(word)
