// Whether a text holds words that somebody else is said to speak: a pasted chat, or words put into a colleague's mouth.
import { fold } from './fold.ts'

/** How the languages say that somebody spoke. */
const SPOKE = [
  'wrote|writes|said|says|asked|asks|replied|replies|answered|answers|commented|posted|sent|messaged|texted',
  'schrieb|schreibt|sagte?|meinte?|fragte?|antwortete?|kommentierte|hat geschrieben|hat gesagt',
  'ecrit|ecrivait|dit|disait|demande|repond|repondu|a envoye',
  'escribio|escribe|dijo|dice|pregunta|pregunto|respondio|responde|ha escrito|comento',
  'scrive|scritto|detto|chiede|chiesto|risponde|risposto|scriveva',
  'schreef|schrijft|zei|zegt|vraagt|vroeg|antwoordde|antwoordt',
  'escreveu|escreve|disse|diz|pergunta|perguntou|respondeu|responde|comentou',
].join('|')

/** "Eve wrote:", "On Mon, Eve wrote:", "Am Mo. schrieb Eve:", "Eve says: drop it". */
const SAYING = new RegExp(`(?<![\\p{L}'])(?:${SPOKE})(?![\\p{L}'])[^:\\n]{0,60}:(?!\\S)`, 'u')
/** "On Monday Eve wrote" on a line of its own. */
const SAYING_LAST = new RegExp(`^(?:[^\\s]+ ){1,8}(?:${SPOKE})[ .,:;-]{0,3}$`, 'u')

const CLOCK = '\\d{1,2}(?:[:.h]\\d{2}){1,2}(?: ?[ap]\\.?m\\.?| ?uhr| ?h)?'
const DAY_WORD =
  "(?:mon|tue|wed|thu|fri|sat|sun|mo|di|mi|do|fr|sa|so|lun|mar|mer|jeu|ven|sam|dim|mie|jue|vie|sab|dom|gio|ma|wo|vr|za|zo|seg|ter|qua|qui|sex|jan|feb|apr|may|mai|jun|jul|aug|sep|oct|okt|nov|dec|dez|ene|abr|ago|dic|fev|avr|juin|juil|aou|gen|mag|giu|lug|set|ott|mrt|mei|today|yesterday|heute|gestern|hier|aujourd'hui|ayer|hoy|ieri|oggi|gisteren|vandaag|ontem|hoje)\\p{L}{0,9}"
const DAY = `(?:\\d{1,4}[./-]\\d{1,2}(?:[./-]\\d{2,4})?\\.?|\\d{1,2}\\.? ${DAY_WORD}\\.?(?: \\d{4})?|${DAY_WORD}\\.?(?:,? \\d{1,2}\\.?(?: ${DAY_WORD}\\.?)?)?(?:,? \\d{4})?)`
/** "[10:00] Eve", "[01.11.26, 10:00:00] Eve:", "01/11/2026, 10:00 - Eve: hello" */
const TIME_FIRST = new RegExp(
  `^(?:\\[(?:${DAY},? ?)?(?:at |um |a las |alle |om |as )?${CLOCK}[^\\]]{0,20}\\] ?\\S|${DAY},? ${CLOCK} ?[-\\u2013\\u2014] ?\\S[^:]{0,60}:)`,
  'u',
)
/** "10:00 Eve: hello" */
const TIME_AND_NAME = new RegExp(`^\\(?${CLOCK}\\)? ?[-\\u2013\\u2014]? ?\\p{L}[^:]{0,40}:(?!\\S)`, 'u')
const TIME_ALONE = new RegExp(`^\\[?${CLOCK}\\]?$`, 'u')
/** The time at the end of a line, in brackets or not. */
const CLOCK_LAST = new RegExp(`[[( ]${CLOCK}[\\])]?$`, 'iu')
const AGO_LAST =
  / (?:\d{1,2} ?(?:s|m|min|h|d|w)|\d{1,2} \p{L}{3,10} (?:ago|fa|geleden)|(?:vor|il y a|hace|h[a\u00e1]) \d{1,2} \p{L}{3,10})$/iu
/** What stands between a name and a time: parts of a date, and the small words before an hour. */
const BETWEEN = new RegExp(
  `^(?:[\\u00b7|,\\[(-]+|\\d{1,4}[./-][\\d./-]{1,8}|\\d{1,4}\\.?|${DAY_WORD}\\.?|at|um|a|las|alle|om|as)$`,
  'u',
)

const NAME_WORD = "\\p{Lu}[\\p{L}\\p{M}'.\\u2019-]{0,24}"
const NAME = `${NAME_WORD}(?: (?:(?:de|da|di|du|van|von|der|den|del|la|le|el|bin|al) ){0,2}${NAME_WORD}){0,3}`
const NAMED = new RegExp(`^@?${NAME}(?: \\([^)]{1,40}\\))?$`, 'u')
const FULL_NAME = new RegExp(`^${NAME_WORD} ${NAME}(?: \\([^)]{1,40}\\))?$`, 'u')
/** "eve.evil", "@eve", as programs call people. */
const HANDLE = /^(?:@[\p{L}\p{N}._-]{2,40}|[\p{L}\p{N}]{1,30}[._][\p{L}\p{N}._-]{1,30})$/u
/** "Eve Evil: drop it", "Eve Evil <eve@example.com>:" */
const FULL_NAME_COLON = new RegExp(`^${NAME_WORD}(?: ${NAME_WORD}){1,3}(?: <[^<>\\s]{3,120}>)?:(?!\\S)`, 'u')
const ADDRESS_LINE = /^.{0,60}<[^<>\s@]{1,80}@[^<>\s@]{1,80}>:?$/u
const ONE_NAME_COLON = new RegExp(`^@?(${NAME_WORD}):$`, 'u')

/** What stands before a colon and is nobody: greetings, manners and headings of one's own list. */
const NOBODY = new Set(
  `hi hello hey dear hallo liebe lieber guten bonjour salut cher chere hola buenas querido querida ciao buongiorno beste dag ola bom prezado
  please bitte svp porfavor alsjeblieft graag tasks task todo todos aufgaben aufgabe taches tareas compiti taken tarefas changes change orders order
  today tomorrow heute morgen aujourd'hui demain hoy manana oggi domani vandaag hoje amanha now next then also note notes ps nb fyi question questions
  first second third last finally thanks danke merci gracias grazie bedankt obrigado copilot done open new updates update list liste lista lijst
  monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag samstag sonntag`
    .split(/\s+/)
    .filter(Boolean),
)

/** More of a line is prose. */
const LONGEST = 300

/**
 * True where a line says that somebody else speaks from there on. Whose words follow nobody can tell then, so that they
 * order nothing by themselves (threat 6). A line too many costs its writer a yes.
 */
export const othersSpeak = (text: string): boolean => beforeOthers(text) !== text

/** What stands above the first such line; the whole text where there is none. */
export const beforeOthers = (text: string): string => aboveFirst(text, namesSpeaker)

/**
 * As above, above what was surely pasted: headings such as "Ben:" and reports such as "Ben says: it is done" are its
 * writer's own words in minutes and replies.
 */
export const beforePasted = (text: string): string => aboveFirst(text, isPastedHead)

function aboveFirst(text: string, isFound: (line: string) => boolean): string {
  const lines = text.split('\n')
  const first = lines.findIndex((line) => isFound(line.slice(0, LONGEST)))
  return first < 0 ? text : lines.slice(0, first).join('\n')
}

function namesSpeaker(raw: string): boolean {
  const line = oneBlank(raw)
  if (line === '') return false
  const folded = fold(line)
  if (SAYING.test(folded) || SAYING_LAST.test(folded) || TIME_ALONE.test(folded)) return true
  if (TIME_FIRST.test(folded) || TIME_AND_NAME.test(folded) || ADDRESS_LINE.test(line)) return true
  if (isNameAndTime(line, raw, NAMED)) return true
  if (FULL_NAME_COLON.test(line)) return !isNobody(line)
  const [, one] = ONE_NAME_COLON.exec(line) ?? []
  return one !== undefined && !isNobody(one)
}

function isPastedHead(raw: string): boolean {
  const line = oneBlank(raw)
  if (line === '') return false
  const folded = fold(line)
  const saysSo = folded.endsWith(':') && SAYING.test(folded)
  return saysSo || TIME_FIRST.test(folded) || isNameAndTime(line, raw, FULL_NAME)
}

const oneBlank = (line: string): string =>
  line
    .replaceAll(/[*_]+/g, '')
    .replaceAll(/[ \t\u00a0]+/g, ' ')
    .trim()

/** "Eve Evil 10:00 AM", "eve.evil  [10:00]", "Eve Evil, 2 hours ago" */
function isNameAndTime(line: string, raw: string, name: RegExp): boolean {
  const bare = line.endsWith(':') ? line.slice(0, -1) : line
  const at = Math.max(bare.search(CLOCK_LAST), bare.search(AGO_LAST))
  if (at <= 0) return false
  const words = bare.slice(0, at).trim().split(' ')
  while (words.length > 1 && BETWEEN.test(fold(words.at(-1) ?? ''))) words.pop()
  const before = words
    .join(' ')
    .replace(/[,\u00b7|]$/, '')
    .trim()
  if (before === '' || isNobody(before)) return false
  return name.test(before) || HANDLE.test(before) || isApart(raw)
}

/** A name and a time in two columns, or with the time in brackets, as chats are copied. */
const isApart = (raw: string): boolean =>
  /^\s*\S+(?: \S+){0,2}(?:\t| {2,}).{0,30}\d\]?\S{0,4}(?: ?[AP]M\]?)?\s*$/i.test(raw)

const A_DAY = new RegExp(`^${DAY_WORD}$`, 'u')

function isNobody(words: string): boolean {
  const [first = ''] = fold(words).split(/[\s:,]/, 1)
  return NOBODY.has(first) || A_DAY.test(first)
}
