// A question to Tula about tasks that are there: "How is the fair coming along?", "Who has the desk?".
import { fold, singleSpaced } from '../fold.ts'
import { splitSentences } from '../sentences.ts'

export interface AskedAbout {
  /** `who` asks for people, `status` for how far things are. */
  asks: 'status' | 'who'
  /** What it is about, folded; null for all that is there. */
  about: string | null
}

/** Each with what it is about in its only group; a group of small words such as "it" means all that is there. */
const FORMS: readonly (readonly [AskedAbout['asks'], RegExp])[] = [
  [
    'status',
    /^(?:so )?how(?:'s| is| are) (.{2,60}?) (?:coming along|going|getting on|progressing)(?: so far| now)?$/,
  ],
  ['status', /^where (?:are we|do we stand|do things stand) (?:with|on) (.{2,60})$/],
  [
    'status',
    /^(?:what(?:'s| is)|which tasks are) (?:still )?(?:open|left|outstanding)(?: here| now| to do)?(?: (?:for|on|in|with|at) (.{2,60}?))?(?: and who (?:has|does|is doing) (?:it|what|them))?$/,
  ],
  ['who', /^who(?:'s| is| has|has got| does)?(?: got| doing| on| handling| taking care of)? (.{2,60})$/],
  [
    'status',
    /^wie (?:steht es|stehts|sieht es|weit sind wir|lauft es)(?: (?:mit|bei|um)(?: de[rmn]| die| das)? (.{2,60}))?$/,
  ],
  ['status', /^was ist (?:hier )?noch (?:hier )?offen(?: und wer (?:hat|macht) (?:es|was|das))?()$/],
  ['who', /^wer (?:hat|macht|ubernimmt|kummert sich um) (.{2,60})$/],
  ['status', /^(?:ou en (?:est|sont|sommes[- ]nous)|comment avancent?)(?: (?:avec|sur))?(?: (.{2,60}))?$/],
  [
    'status',
    /^(?:qu'est[- ]ce qui|que) reste(?: t il)?(?: encore)?(?: ouvert| a faire)?(?: et qui (?:s'en occupe|le fait))?()$/,
  ],
  ['who', /^qui (?:a|fait|s'occupe d(?:e|u|es)) (.{2,60})$/],
  ['status', /^como (?:va|van|avanza|avanzan) (.{2,60})$/],
  [
    'status',
    /^que (?:queda|falta)(?: todavia)?(?: pendiente| por hacer)?(?: y quien lo (?:tiene|hace|lleva))?()$/,
  ],
  ['who', /^quien (?:tiene|hace|lleva|se encarga de|se ocupa de) (.{2,60})$/],
  ['status', /^(?:come (?:va|procede)|a che punto (?:e|siamo con)) (.{2,60})$/],
  [
    'status',
    /^(?:che )?cosa (?:e ancora aperto|manca ancora|resta da fare)(?: e chi (?:lo|se ne) (?:ha|fa|occupa))?()$/,
  ],
  ['who', /^chi (?:ha|fa|si occupa d(?:i|el|ella|ello|ei|elle)) (.{2,60})$/],
  ['status', /^hoe (?:gaat het|staat het(?: ervoor)?|ver zijn we) met (.{2,60})$/],
  ['status', /^wat (?:is|staat)(?: er)? nog open(?: en wie (?:heeft|doet) (?:het|wat))?()$/],
  ['who', /^wie (?:heeft|doet|regelt) (.{2,60})$/],
  ['status', /^(?:como (?:vai|anda|vao)|em que pe esta) (.{2,60})$/],
  ['status', /^o que ainda (?:falta|esta (?:em )?aberto)(?: e quem (?:tem|faz)(?: o que)?)?()$/],
  ['who', /^quem (?:tem|faz|cuida d(?:e|a|o)|esta com) (.{2,60})$/],
]

/** "How many are still open?" */
const HOW_MANY =
  /^(?:how many|wie ?viele?|combien|cuant[oa]s|quant[ei]|hoeveel|quant[oa]s)(?: [\p{L}-]{1,14}){0,4} (?:open|left|to do|outstanding|offen|ouvert(?:e?s)?|faire|abiert[oa]s|pendientes?|apert[ei]|fare|abert[oa]s)(?: \p{L}{1,8}){0,2}$/u

const ALL = new Set(
  'it this that these things everything all that es das alles ca tout esto eso todo questo tutto dit dat alles isto isso tudo'.split(
    ' ',
  ),
)
const MOST_QUESTIONS = 2
const LONGEST = 400
const LONGEST_MIXED = 4_000
const CALL = /^\s{0,5}(?:[A-Z]\p{L}{1,20} )?\p{Lu}\p{L}{1,20}, /u

/** Null where the text says anything but such questions, besides a greeting and a closing. */
export function readAskedAbout(text: string): AskedAbout | null {
  if (text.length > LONGEST || !text.includes('?')) return null
  const said = splitSentences(text).filter(({ kind }) => kind !== 'greeting' && kind !== 'closing')
  const asked = said.map((sentence) => readOne(sentence.text))
  const [first] = asked
  return first && asked.length <= MOST_QUESTIONS && asked.every((one) => one !== null) ? first : null
}

/** Whether some sentence of a text that says other things, too, asks for all that is open. */
export const asksForOpen = (text: string): boolean =>
  text.length <= LONGEST_MIXED &&
  splitSentences(text).some((sentence) => readOne(sentence.text)?.about === null)

function readOne(sentence: string): AskedAbout | null {
  if (!sentence.trim().endsWith('?')) return null
  // "Tula, who has the keys?"
  const plain = singleSpaced(fold(sentence.replace(CALL, '')).replace(/[^\p{L}\p{N}'’ -]+/gu, ' '))
    .replace(/^(?:(?:hi|hey|hello|hallo|bonjour|hola|ciao|so|and|und) ){1,3}/, '')
    .trim()
  if (HOW_MANY.test(plain)) return { asks: 'status', about: null }
  for (const [asks, form] of FORMS) {
    const found = form.exec(plain)
    if (!found) continue
    const about = found[1]?.trim() ?? ''
    return { asks, about: about === '' || ALL.has(about) ? null : about }
  }
  return null
}
