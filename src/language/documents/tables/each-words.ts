// The words that ask for one figure each: "per person", "pro Monat", "ciascuno".

/** Folded: the word behind it says of what there is one line each. */
export const PER =
  /\b(?:per|pro|par|por|je|each|for each|every|apiece|chaque|pour chaque|cada|para cada|ogni|per ogni|elke?|ieder[e]?|jeder?|jede[nms]?)\s+(\p{L}{2,})|\b(?:each|apiece|chacune?|cada un[oa]?|cada uma?|ciascun[oa]|ognun[oa]|ieder(?:een)?|jeweils|a head)\b/u

/** The words that ask for each; empty where none do. */
export const eachIn = (plain: string): string => PER.exec(plain)?.[0] ?? ''
