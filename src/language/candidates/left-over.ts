// Finds what a mail leaves for its readers behind what others do: "All that is left for us is the fuse box".
const LEFT: readonly RegExp[] = [
  /(?:what(?:['’]s| is)|all that(?:['’]s| is)|that leaves) left (?:for us |to us |to do )?(?:is|are) (?:only |just )?/i,
  /leaves us with (?:only |just )?/i,
  /(?:für )?uns bleib(?:t|en) (?:also )?(?:nur |nun )?(?:noch )?/i,
  /il ne nous reste (?:plus )?(?:que |qu['’])/i,
  /il nous reste (?:encore |donc )?/i,
  /nos queda(?:n)? (?:solo |sólo |todavía )?/i,
  /(?:ci|a noi) resta(?:no)? (?:solo |ancora )?/i,
  /(?:voor )?ons (?:blijft|blijven|rest|resten) (?:dan |dus )?(?:alleen |nog )?(?:nog )?/i,
  /(?:para nós|nos) (?:fica|ficam|falta|faltam|resta|restam) (?:só |apenas |ainda )?/i,
]
const END = /[,.;:!?]|\s(?:and|und|et|y|e|en|che|qui|que|over)(?![\p{L}])/u
const LONGEST = 60
/** Something known: what is left of a stock is no work ("il nous reste un tube"). */
const OPENS = /^(?:the|our|der|die|das|den|le|la|les|l['’]|el|los|las|il|lo|gli|i|de|het|o|os|as) ?\p{L}/iu

/** From and to which place of a sentence the thing is; null where none is named. */
export function leftOver(sentence: string): readonly [from: number, to: number] | null {
  for (const form of LEFT) {
    const found = form.exec(sentence)
    if (!found) continue
    const from = found.index + found[0].length
    const rest = sentence.slice(from, from + LONGEST)
    const end = END.exec(rest)?.index ?? rest.length
    return OPENS.test(rest) ? [from, from + end] : null
  }
  return null
}
