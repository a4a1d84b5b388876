// Reads how urgent a task is from its words.
import { fold } from './fold.ts'

export type Priority = 'low' | 'medium' | 'high'

const URGENT =
  /\b(?:urgent(?! (?:requests|matters|cases|questions|issues)\b)|urgently|asap|a\.s\.a\.p|as soon as possible|as soon as you can|immediately|right away|straight away|blocker|blocking us|showstopper|critical|crucial|emergency|top priority|high(?:est)? priority|important(?=[:!])|very important|really important|extremely important|time[- ]sensitive|p0|p1|first thing|without delay|cannot wait|can't wait|dringend|eilig|sofort|umgehend|so schnell wie moglich|schnellstmoglich|urgente|urgence|au plus vite|des que possible|cuanto antes|lo antes posible|spoed|prioritario)\b/
const NOT_URGENT =
  /\b(?:no rush|not urgent|isn't urgent|no hurry|not in a hurry|low priority|whenever you (?:can|have|get)|when(?:ever)? (?:you|i|we) (?:have|find|get) (?:some |a |the )?(?:time|chance|moment|minute|spare time|bandwidth)|if you (?:have|find|get) (?:some |the )?time|at your (?:leisure|convenience)|some ?time|some day|someday|nice to have|at some point|not a priority|can wait|eventually|takes? your time|wenn (?:du|ihr|sie) zeit (?:hast|habt|haben)|nicht (?:so )?(?:eilig|dringend)|irgendwann|bei gelegenheit|quand (?:tu auras|vous aurez|tu as|vous avez) (?:le )?temps|pas (?:urgent|presse)|cuando (?:puedas|tengas tiempo)|sin prisa|no corre prisa|quando puoi|con calma)\b/
/** Whole words in capitals that shout: "TODAY", "NOW"; acronyms such as "PDF" do not. */
const SHOUTED = /\b(?:TODAY|NOW|MUST|IMPORTANT|PLEASE|IMMEDIATELY|TONIGHT|NEED|STOP|HEUTE|SOFORT)\b/
/** Three letters in a row: without them capitals cannot be four fifths of a sentence. */
const CAPITALS = /(?:\p{Lu}\P{L}*){3}/u
/** What the words alone say; "not urgent" is looked at before "urgent". */
export function saidPriority(sentence: string): Priority | null {
  const plain = fold(sentence)
  if (NOT_URGENT.test(plain)) return 'low'
  if (URGENT.test(plain) || SHOUTED.test(sentence) || isShouting(sentence) || /!{2,}/.test(sentence))
    return 'high'
  return null
}

function isShouting(sentence: string): boolean {
  if (!CAPITALS.test(sentence)) return false
  const letters = sentence.match(/\p{L}/gu) ?? []
  const large = sentence.match(/\p{Lu}/gu) ?? []
  return letters.length >= 12 && large.length / letters.length > 0.8
}
