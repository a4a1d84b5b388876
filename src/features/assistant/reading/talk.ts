// Answers what is no request about tasks: greetings, thanks, what the assistant can and cannot do.
import { firstAgent } from '../../../crew/crew.ts'
import { isCourtesy } from '../../../language/courtesy.ts'
import { readField } from '../../../language/reply-change.ts'
import type { AssistantAnswer } from '../answer/contract.ts'
import type { Asked } from './asked.ts'
import { tasksOfTarget } from './named-tasks.ts'

const general = (suggestion: string): AssistantAnswer => ({ type: 'GENERAL', suggestion })

const EXAMPLES =
  '“show Amara’s high priority tasks”, “sort by due date”, “mark #4 as done”, “add a task to book the hall”, “what should I do first?” or “who is overloaded?”'
export const HELP = `I can filter and sort this board, move tasks, add new ones and answer questions about them. Try ${EXAMPLES}.`

const HELLO = new RegExp(
  String.raw`^(?:hi|hello|hey|yo|howdy|hiya|greetings|good (?:morning|afternoon|evening|day)|morning|sup|what's up|hallo|moin)(?: (?:there|all|everyone|assistant|claude|${firstAgent.type}|you|again|mate|team|buddy|friend))*$`,
)
const THANKS =
  /^(?:(?:ok|okay|great|perfect|cool|nice|awesome|super|wow|lovely|ah|oh|yes)[ ,!.]+)*(?:thanks|thank you|thx|ty|cheers|many thanks|much appreciated|appreciate it|great|perfect|cool|nice(?: one)?|awesome|super|wonderful|brilliant|excellent|well done|good (?:job|work|bot)|you're (?:great|the best|awesome|amazing)|love it|that (?:was|is|'s) \w+|you (?:are|were) \w+|got it|all good|ok|okay|sounds good|makes sense|no problem|yes|no|sure|fine|lol|haha+)\b/
const ASKS_FOR_MORE = /\b(?:show|sort|move|mark|add|create|find|filter|list|who|what|which|when)\b/
/** Words behind the thanks that may still belong to them. */
const LONGEST_THANKS = 8
const NEVER_MIND =
  /^(?:nvm\b|never ?mind\b|forget (?:it|that|about it|what i said)\b|cancel(?: that| it)?$|stop(?: it| that)?$|nothing$|no thanks\b|no thank you\b|leave it\b|don't bother\b|scrap that\b|not now\b|later$|bye\b|goodbye\b|see you\b|good night\b|i'm (?:done|off|out|finished)(?: for (?:today|now|the day))?$)/
const ABILITIES =
  /^(?:(?:what|how)(?: kind of things?| sorts? of things?| things?)? (?:else )?(?:can|could|are|does|should|do) (?:you(?! (?:suggest|think|recommend|propose|advise|see))|this|i (?:ask|say|use|type|do (?:here|with you)))\b.*|help(?: me| us)?|what (?:are|is) (?:you|this)(?: for| about)?|who are you|what's this(?: for)?|how does this work|(?:your )?(?:commands?|capabilities|features|options|instructions|examples?)|are you (?:a |an )?(?:bot|human|ai|robot|real|there).*|what do you do|give me (?:an? )?examples?|\?+)$/

/** The whole text is talk. */
export function readTalk({ said, plain }: Asked): AssistantAnswer | null {
  const bare = plain
    .replace(/[!.?,;:)(]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (bare === '' || ABILITIES.test(bare)) return general(HELP)
  if (HELLO.test(bare)) return general(`Hello. ${HELP}`)
  if (NEVER_MIND.test(plain)) return general('All right. Nothing was changed.')
  const first = said.toLowerCase()
  if (/^(?:thanks|thank you|thx|cheers)\b/.test(first) && (isThanks(plain) || isCourtesy(said)))
    return general('You are welcome.')
  if (isThanks(bare)) return general('Good. Ask whenever there is more.')
  return isCourtesy(said) && !asksMore(said) ? general('Good. Ask whenever there is more.') : null
}

/** "How is it going? What is overdue?" */
const asksMore = (said: string): boolean =>
  said
    .split(/(?<=[.!?]) /)
    .slice(1)
    .some((sentence) => sentence.endsWith('?') && !isCourtesy(sentence))

/** "Great, that is just what was needed"; "great, show Tom's" wants more. */
function isThanks(text: string): boolean {
  const thanks = THANKS.exec(text)?.[0]
  if (thanks === undefined) return false
  const [nothing, ...more] = text.slice(thanks.length).split(' ')
  return nothing === '' && more.length <= LONGEST_THANKS && !ASKS_FOR_MORE.test(more.join(' '))
}

const DELETES =
  /^(?:please )?(?:delete|remove|erase|trash|discard|drop|cancel|destroy|purge|wipe|archive|bin|scrap|kill|throw (?:away|out)|get rid of|clear (?:out )?(?=(?:all )?(?:the |my |our )?(?:done|completed|finished|old|tasks|board|list)))\b(?! (?:all |the |my |any |every )*(?:filters?|search|sort\w*)\b)/
const ASSIGNS =
  /^(?:give|hand|pass|assign) (?!me\b|us\b)\p{L}+ (?:the|task|#\d|it|that|this|his|her)\b|^(?:add|put) \p{L}+ (?:to|on) (?:the )?(?:task |#)\d+|^(?:re-?assign|assign|un-?assign|delegate|hand|allocate|transfer|give|pass)\b.{1,120}\b(?:to|over|from)\b|^(?:re-?assign|un-?assign|assign|delegate)\b|\bhand(?:ed|ing)? (?:it|this|that|them|#?\d+|the .{2,60}) over\b|^(?:let|have|get|make) \p{L}+ (?:do|take|handle|be responsible|own|to)\b|\bshould (?:take|own|handle|take over|do|be assigned)\b|^(?:take|put) \p{L}+ (?:off|on) (?:#?\d|the |task)/u
const RENAMES =
  /^(?:re-?name|re-?title|re-?word|edit|change the (?:title|name|text|description|wording)|rewrite|correct the (?:title|spelling)|merge|duplicate|copy|clone|combine)\b/
const DATES =
  /^(?:postpone|reschedule|delay|extend|push(?: back| out)?|bring forward|defer|move|set|change|update|give|add|put|remove|shift|make)\b.{0,120}\b(?:due ?dates?|deadlines?|by a (?:day|week|month)|(?:to|until|till|by|for|on|from|due) (?:on )?(?:next |this |the |end of |\d)*(?:mon|tues?|wednes|thurs?|fri|satur|sun)day|(?:to|until|till|for|on|due) (?:tomorrow|today|next (?:week|month|year)|(?:\d{1,2}(?:st|nd|rd|th)?(?: of)? )?(?:january|february|march|april|may|june|july|august|september|october|november|december)))\b|^(?:postpone|reschedule|delay|extend|defer)\b/
const PRIORITIES =
  /^(?:raise|lower|increase|decrease|bump|set|change|make|mark|upgrade|downgrade|give|update|turn|put|bring|flag|prioriti[sz]e|de-?prioriti[sz]e|escalate)\b.{0,100}\b(?:priority|prio|urgent|important|high|low|medium)(?: priority| prio)?$|^(?:raise|lower|increase|decrease|bump|escalate|de-?prioriti[sz]e)\b/
const OUTSIDE =
  /^(?:send|e-?mail|mail|call|text|message|notify|inform|ping|phone|write(?: to)?|tell|ask|remind (?!me\b|us\b)|invite|forward|share|reply|contact|reach out|export|print|download|import|upload|google|search the (?:web|internet)|play|sing|order me|translate|draft (?:an? |the )?(?:e-?mail|mail|reply|message|answer)|upload|comment|add (?:a )?(?:comment|note|attachment|file)|attach|invite|log (?:me )?out|turn (?:on|off)|open (?:the )?(?:settings|mail|calendar))\b/

const NO_WORK =
  /^(?:create|add|make|new|open|start|need|i need|i want)(?: (?:me|us|a|an|another|some|new|more|the|\d+|few|one|something|anything))*(?: (?:tasks?|to-?dos?|items?|cards?|something|anything|one))?$/

/** What is asked in so many words and cannot be done here; a task itself, opened, can do most of it. */
export function readBeyond(asked: Asked): AssistantAnswer | null {
  const { plain, isQuestion } = asked
  if (isQuestion) return null
  if (NO_WORK.test(plain))
    return general('Say what is to be done, for example “add a task to book the hall”.')
  if (DELETES.test(plain))
    return general(
      'I cannot delete anything. Open a task on the board to delete it; it can be restored for 30 days.',
    )
  if (ASSIGNS.test(plain))
    return general(
      'I cannot change who a task is assigned to. Open the task on the board, or answer its mail.',
    )
  if (RENAMES.test(plain))
    return general('I cannot change the text of a task. Open it on the board to edit it.')
  if (DATES.test(plain)) return general('I cannot change due dates. Open the task on the board to set one.')
  if (PRIORITIES.test(plain))
    return general('I cannot change priorities. Open the task on the board to set one.')
  if (OUTSIDE.test(plain)) return general(`I cannot do that: I only see this board. ${HELP}`)
  return changesAField(asked)
    ? general('I can move a task to another status. For its other fields, open it on the board.')
    : null
}

/** Said as people say it in a mail: "Mei takes the flowers", "the deck is urgent now". */
function changesAField({ plain, board }: Asked): boolean {
  const nobody = { email: board.me ?? '', name: null }
  const dates = { at: new Date(`${board.today}T12:00:00Z`), zone: 'UTC' }
  const field = readField(plain, { author: nobody, everyone: board.people, dates })
  if (!field || field.target.by === 'context' || field.target.by === 'all') return false
  const named = tasksOfTarget(field.target, board, board.tasks)
  return named.kind === 'tasks'
}

export function notUnderstood({ plain }: Asked): AssistantAnswer {
  const question = plain.length > 80 ? 'that' : `“${plain}”`
  return general(`I do not know what to do with ${question}. ${HELP}`)
}
