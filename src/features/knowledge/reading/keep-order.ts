// "Please keep this article.": what only orders FAQ to keep the text below it is none of the text.
import { fold } from '../../../language/fold.ts'

const ORDER =
  /^(?:(?:hello|hi|hallo|bonjour|hola|ciao|hoi|ola)[,!]? )?(?:(?:please|could you|can you|bitte|kannst du|merci de|peux-tu|por favor|puedes|per favore|puoi|graag|wil je|kun je|podes) ?,? ?)?(?:keep|save|store|add|publish|file|nimm|speichere?|behalte?|merke? dir|lege?|garder|garde|gardez|enregistrer|enregistre|ajouter|ajoute|ajoutez|conserver|guarda|guarde|anade|conserva|publica|salva|aggiungi|tieni|bewaar|bewaren|adiciona|adicione|acrescenta)\b/
const ORDER_AT_END =
  /\b(?:aufnehmen|speichern|behalten|anlegen|ablegen|merken|hinzufugen|veroffentlichen|bewaren|opslaan|toevoegen|opnemen)[.!:]?$/
const TEXT =
  /\b(?:articles?|artikel|articulo|articolo|artigo|text|texte|texto|testo|tekst|faq|knowledge base|wissensdatenbank|wiki|entry|eintrag|the following|this|folgendes|das|cela|esto|questo|dit|isto)[.!:]?$|\b(?:article|artikel|articulo|articolo|artigo|text|texte|texto|testo|tekst)\b/
const MOST_WORDS = 10

/** The text below the order, and its heading where that is a separate line; as it is without an order. */
export function withoutKeepOrder(told: string, subject: string): { told: string; heading: string | null } {
  const [first = '', ...below] = told.split('\n')
  const isOrder = isKeepOrder(first) && below.join('').trim() !== ''
  const rest = isOrder ? below.join('\n').trim() : told
  const [head = '', ...others] = rest.split('\n')
  const isHeading =
    others.join('').trim() !== '' &&
    head.trim().split(/\s+/).length <= MOST_WORDS &&
    !/[.!?:;,]\s*$/.test(head) &&
    !/^\s*(?:[-*\u2022]|\d+[.)])\s/.test(head)
  const isTitle = isHeading && fold(head).trim() === fold(subject).trim()
  if (!isTitle && !(isOrder && isHeading)) return { told: rest, heading: null }
  return { told: others.join('\n').trim(), heading: head.replace(/^[#\s]{1,8}/, '').trim() }
}

function isKeepOrder(line: string): boolean {
  const text = fold(line).trim()
  const isShort = text.split(/\s+/).length <= MOST_WORDS
  return isShort && (ORDER.test(text) || ORDER_AT_END.test(text)) && TEXT.test(text)
}
