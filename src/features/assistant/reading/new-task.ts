// Reads the task that a person wants on the board, with its title and how urgent it is.
import { baseOfVerb } from '../../../language/lexicon/en/verbs.ts'
import { saidPriority } from '../../../language/task-priority.ts'
import { makeTitle } from '../../../language/task-title.ts'
import { startsWithVerb } from '../../../language/task-words.ts'
import type { Priority } from '../../tasks/contract.ts'
import type { AssistantAnswer } from '../answer/contract.ts'
import type { Asked } from './asked.ts'
import { withoutCourteousEnds, withoutStop } from './courteous-ends.ts'
import { tasksNamed } from './named-tasks.ts'

const KIND = String.raw`(?:task|to-?do|to do|item|card|ticket|reminder|entry|point|note|action item|job)`
const DETAILS = String.raw`(?:(?:a|an|another|one more|the|this|new|following|small|quick|extra|further|separate|urgent|important|high|medium|low|top|normal|critical|priority|prio)[ ,-]+)*`
const LIST = String.raw`(?:the |my |our |this |that )?(?:[\w'-]+ )?(?:to-?do(?:s| list)?|to dos?|task ?list|tasks|list|board|backlog|project|plan|agenda|checklist)`
const LINK = String.raw`(?: (?:for|on|in|to) (?:me|us|the team|this project|the board|the list|my list|this board|(?!today\b|tonight\b|tomorrow\b|next\b|this\b|\w+day\b)\w+(?= to\s)))?(?: ?[:–—-]+ ?|,? (?:to|that says|which says|saying|called|named|titled|entitled|that|about|for|where (?:i|we|you)(?: have to| need to)?|with (?:the )?(?:title|name)|so (?:that )?(?:i|we) (?:remember to|don't forget to)|reminding (?:me|us) to|out of (?:this|that|it)|which is to)(?=[ :]) ?[:–—-]? ?| )`

/** Group 1 is what is to be done. In their order, each over the text as it was written. */
const PATTERNS: readonly RegExp[] = [
  /^(?:(?:i|we) )?(?:need to |want to |have to |would like to )?(?:add|need|want) (?:something|the following|one thing|another thing|(?:a |another |this )?task)(?: else)? ?[:–—-] ?(.+)/is,
  /^make sure (?:that )?(?:i|we|someone|somebody|one of us)(?: all)? (?!don't|do not|never|doesn't|nobody|remember)(.+)$/i,
  /^(?:and |add )?(?:another one|one more(?: thing)?|next(?: one| task)?|also|and another|plus) ?[:–—-] ?(.+)/is,
  new RegExp(
    String.raw`^(?:put|add|get|include|write|make|create|record|note|log|save|enter|register|track) (.+?) (?:down )?as (?:a|an|another|one more) ${DETAILS}${KIND}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:put|add|stick|get|throw|place|include|write|squeeze|have|note) (?!${DETAILS}${KIND}\b)(.+?) (?:down )?(?:on|onto|to|in|into) ${LIST}$`,
    'i',
  ),
  new RegExp(
    String.raw`^(?:create|add|make|new|open|file|log|set up|write(?: down)?|note(?: down)?|jot down|put(?: up| in| down)?|start|insert|register|raise|draft|give (?:me|us)|schedule|get|(?:it would|it'd) be (?:good|nice|great|helpful|useful) (?:to have|if (?:we|i) had|if there (?:was|were))|i need|we need|i want|we want|there should be|there has to be|we're missing|we are missing|i'm missing|have)(?: (?:me|us|myself))? *${DETAILS}${KIND}${LINK}(.+)`,
    'is',
  ),
  new RegExp(String.raw`^${DETAILS}${KIND} ?[:–—-] ?(.+)`, 'is'),
  new RegExp(String.raw`^${DETAILS}(?:new )?${KIND} (?:to|for|called|about) (.+)`, 'is'),
  /^(?:remind (?:me|us|everyone|the team)|don't (?:let (?:me|us) forget|forget)|do not (?:let (?:me|us) forget|forget)|make sure (?:that )?(?:i|we|nobody|no one)(?: (?:don't|do not|doesn't))? (?:forgets?|remember)|never let (?:me|us) forget|(?:i|we) (?:must|should|can)(?:n't| not) forget|remember|keep in mind|note to self|note|track|capture|keep track of|add|also add|jot down|write down)(?: that (?:i|we|someone) (?:need|have|has|must|should)| about| for (?:me|us))?(?: to)?(?: ?[:,–—-])? (.+)/is,
  /^(?:i|we|you|someone|somebody|one of us|[\p{Lu}][\p{L}]+) (?:also |still |really |just |urgently |definitely |probably |absolutely )*(?:needs? to|have to|has to|ought to|must|should|has got to|have got to|'ve got to|need someone to|need somebody to)(?: also| still| probably| really| definitely| just| maybe)* (?!see\b|know\b|find\b|understand\b|look\b|focus\b|check what|move\b|close\b|mark\b|sort\b|filter\b|show\b|be\b|have\b)(.+)/su,
  /^(?:need|have|got|gotta) to (?!see\b|know\b|find\b|understand\b|look\b|focus\b)(.+)$/i,
  /^(?:i|we) (?:have |'ve )?(?:almost |nearly |totally )?forgot(?:ten)? to (.+)$/i,
  /^(?:there's|there is|there are) (?:also |still )?(?:a |an |one )?(?:new |more )?(?:thing|task|job|something|someone) (?:more )?(?:to do|missing|needed|left)?[:,–—-] ?(.+)/is,
  /^(?:something|one thing|another thing) (?:is|we are|we're|that is) missing[:,–—-] ?(.+)/is,
  /^let's (?:also |please |not forget to |remember to )*(?!(?:see|show|sort|filter|look|focus|mark|move|set|put|start|begin|finish|close|hide|order|plan|go|do|be|have|say|talk|organi[sz]e|clean|tidy|group|get|make|find|search|check)\b)(\p{L}+ .+)$/iu,
]

/** Words about the board itself are no work to be put on it. */
const NOT_WORK =
  /^(?:(?:an? |the )?(?:filters?|sorting)\b|\S+ (?:to|on) (?:task )?#?\d+$|(?:an? )?(?:comment|assignee|due ?date|deadline|label|tag|person|member|column|description|priority|note)\b|#?\d{1,4} (?:on|to|in|as|is|back|into)\b|(?:what|who|when|which|how|where|why)(?:'s)?\s|something$|anything$|(?:a |an |\d+ )?tasks?$|me\b|him\b|her\b|it\b|this\b|that\b|them\b)/i

/** "What should I do first?" names nobody called What who should do it. */
const QUESTION_WORD = /^(?:what|who|whom|whose|which|when|where|why|how)\b/i

/** A task that is asked for in so many words. */
export function readNewTask({ said, plain, isQuestion }: Asked): AssistantAnswer | null {
  const written = withoutOpening(said)
  for (const text of new Set([written, withoutStop(said), ...(isQuestion ? [] : [plain])])) {
    if (QUESTION_WORD.test(text)) continue
    for (const pattern of PATTERNS) {
      const work = pattern.exec(text)?.[1]
      if (work !== undefined && !NOT_WORK.test(work)) return created(work, said)
    }
  }
  return null
}

/** A deed that is on no list yet: "book a taxi for the guests". */
export function readBareWork({ said, plain, isQuestion, board }: Asked): AssistantAnswer | null {
  const written = withoutOpening(said)
  if (isQuestion || plain.split(' ').length < 3 || !startsWithVerb(plain) || !isVerb(plain)) return null
  if (/^\S+ (?:it|this|that|them|these|those)\b/.test(plain)) return null
  if (REACHES_OUT.test(plain) || tasksNamed(plain.replace(/^\S+ /, ''), board).kind !== 'none') return null
  return created(written, said, 'That is no task on this board yet. Press to add it')
}

/** What the assistant would have to do itself, and cannot. */
const REACHES_OUT =
  /^(?:send|e-?mail|mail|call|text|message|tell|ask|ping|notify|inform|let|write|phone|say|reply|forward|invite|google|search|play|sing|translate|explain|open|go|take|look|be|have|get|give|think|thank|turn|stop|wait|try|use|see|talk|speak|show|delete|remove|drop|cancel|undo|share|save|print|download|export|do|keep|run|log)\b/

function isVerb(plain: string): boolean {
  return baseOfVerb(/^[\p{L}-]+/u.exec(plain)?.[0] ?? '') !== null
}

const OPENING =
  /^(?:(?:hi|hello|hey|ok|okay|so|well|please|pls|kindly|just|also|and|oh|ah|right|thanks|thank you|great|good (?:morning|afternoon|evening)|could you|can you|would you|will you|could we|can we|can i|could i|may i|shall we|would you mind|do me a favou?r and|let's|go ahead and|quickly|(?:it would be|it'd be|would be) (?:great|nice|good|helpful|lovely) if you could|i(?:'d| would) (?:really )?(?:like|love)(?: it)?(?: if)?(?: you)?(?: (?:to|could|can|would))?|i (?:want|need) you to|(?:could|can|would) (?:someone|somebody|anyone|anybody)|i was wondering if you could|maybe|perhaps|(?:it's|it is|this is|that's)? ?(?:very |really |super )?(?:urgent|important))(?=[\s,:;.!–-])[\s,:;.!–-]*)+/i

function withoutOpening(said: string): string {
  return withoutStop(withoutCourteousEnds(said).replace(OPENING, ''))
}

function created(work: string, said: string, lead = 'Press to add this task'): AssistantAnswer | null {
  const bare = work.replace(PRIORITY_TAIL, '').trim()
  const title = makeTitle(ordered(/^["']([^"]+?)["']$/.exec(bare)?.[1] ?? bare))
  if (title === '') return null
  return {
    type: 'TASK_CREATE',
    suggestion: `${lead}: “${title}”.`,
    newTask: { title, description: '', priority: priorityIn(said) },
  }
}

const PRIORITY_TAIL =
  /(?<![\s,;.(–-])[\s,;.(–-]+(?:with |at |as |make (?:it|that) (?:a )?|it's |it is |that's |which is |and it's |set (?:it |the priority )?to )?(?:(?:a )?(?:high|medium|low|top|normal)(?:est)?[- ]?(?:priority|prio)|urgent(?:ly)?|asap|high|very important|important)[).!]*$/i

function priorityIn(said: string): Priority {
  const level = /\b(high|top|medium|normal|low)(?:est)?[- ](?:priority|prio)\b/i
    .exec(said)?.[1]
    ?.toLowerCase()
  if (level === 'low') return 'low'
  if (level === 'medium' || level === 'normal') return 'medium'
  if (level !== undefined || /\bimportant\b/i.test(said)) return 'high'
  return saidPriority(said) ?? 'medium'
}

/** "Tomorrow to water the plants" is to water them tomorrow. */
const DAY_FIRST =
  /^((?:on |next |this )*(?:today|tonight|tomorrow|\p{L}+day|week|month)(?: (?:morning|afternoon|evening))?) to (.+)$/iu

/** A title gives an order: "hiring a bartender" becomes "hire a bartender". */
function ordered(spoken: string): string {
  const work = spoken.replace(DAY_FIRST, '$2 $1')
  const first = /^[\p{L}-]+/u.exec(work)?.[0] ?? ''
  const base = /^\p{L}+ing \S/iu.test(work) ? baseOfVerb(first.toLowerCase()) : null
  const bare = work.replace(
    /^(?:to|the|an?|that (?:i|we|you|someone) (?:need|have|has|needs|must|should) to|that (?:i|we) (?:must|should)) /i,
    '',
  )
  return base === null || base === first.toLowerCase() ? bare : `${base}${work.slice(first.length)}`
}
