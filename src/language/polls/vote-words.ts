// Blanks out of a reply what would be misread as a choice: how many of a thing, what was wanted before, who at home says so.
import { ballotTokens } from './ballot-tokens.ts'
import type { Lexicon } from './lexicon.ts'

/** "2x", "1 x", "3 ×". */
const QUANTITY = /(^|[\s(])(\d{1,2})\s?[x\u00d7](?=\s)/giu
const WANTED_BEFORE =
  /(?:first|originally|at first|before|earlier|zuerst|erst|urspr\u00fcnglich|vorher|d.abord|au d\u00e9but|avant|primero|al principio|antes|prima|all.inizio|eerst|oorspronkelijk|primeiro|no in\u00edcio)/iu
const WANTED =
  /\b(?:wanted|voted|had|said|chose|wollte|w\u00e4hlte|hatte|sagte|voulais|avais|disais|quer\u00eda|hab\u00eda|dije|volevo|avevo|wilde|had|koos|queria|tinha)\b/iu
const ASIDE = /\([^()\n]{3,80}\)|(?<=^|[.!?\n]\s?)[^.!?()\n]{3,80}[.!?]/gu
const HOUSEHOLD =
  /\b(?:the|my|our|die|meine|unsere|les|mes|nos|la|los|mis|nuestros|i|miei|nostri|de|het|mijn|onze|os|as|meus|a)\s(?:kids|children|family|kinder|familie|enfants|famille|hijos|ni\u00f1os|familia|figli|bambini|famiglia|kinderen|gezin|filhos|crian\u00e7as|fam\u00edlia)\s(\p{L}+)(?=\s)/giu

const blank = (said: string): string => said.replace(/\S/g, ' ')

/** All places stay. */
export function votingWords(text: string, lexicon: Lexicon): string {
  const now = text.replace(ASIDE, (said) =>
    WANTED_BEFORE.test(said) && WANTED.test(said) ? blank(said) : said,
  )
  return now
    .replace(HOUSEHOLD, (said, verb: string) => (isVote(verb, lexicon) ? blank(said) : said))
    .replace(QUANTITY, blank)
}

export const speaksForHousehold = (text: string): boolean => text.search(HOUSEHOLD) >= 0

function isVote(verb: string, lexicon: Lexicon): boolean {
  const said = lexicon.at(ballotTokens(verb), 0)
  return said !== null && said.classes.has('votes') && !said.classes.has('no') && !said.classes.has('not')
}

/** "2x ham": more than one, which a vote does not say. */
export const ordersSeveral = (text: string): boolean =>
  [...text.matchAll(QUANTITY)].some(([, , count]) => Number(count) > 1)
