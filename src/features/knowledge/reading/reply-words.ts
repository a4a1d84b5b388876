// What a short reply says of a draft, an article or an answer: approve, decline, still true, right, wrong.
import { fold, singleSpaced } from '../../../language/fold.ts'
import { readApproval } from '../../../language/reply-approval.ts'
import { readSuggestionAnswers } from '../../../language/suggestion-answers.ts'

export type ReplyAct = 'approve' | 'decline' | 'verify' | 'right' | 'wrong'

/** A command on a line of its own. */
const COMMANDS: ReadonlyMap<string, ReplyAct> = new Map([
  ['#approve', 'approve'],
  ['#decline', 'decline'],
  ['#verify', 'verify'],
  ['#right', 'right'],
  ['#wrong', 'wrong'],
])

/** Of folded text, in all languages of our mails; each of them alone is the reply. */
const SAID: readonly (readonly [ReplyAct, RegExp])[] = [
  [
    'wrong',
    /^(?:(?:that|this|it|the answer|das|die antwort|c'est|eso|esto|questo|e|dat|dit|isso|isto)(?:'s| is| ist| es| e)? )?(?:wrong|not right|not true|not correct|incorrect|falsch|nicht richtig|faux|fausse|inexact|incorrecto|incorrecta|equivocado|sbagliato|sbagliata|errato|fout|onjuist|verkeerd|errado|errada|incorreto)$|^(?:that|this|it) is ?n't (?:right|true|correct)$|^(?:das )?stimmt (?:so )?nicht(?: mehr)?$|^ce n'est pas (?:vrai|juste|correct)$|^no es (?:correcto|verdad|cierto)$|^non (?:e )?(?:corretto|vero|giusto)$|^(?:dat |dit )?klopt niet(?: meer)?$|^nao (?:e|esta) (?:certo|correto|verdade)$/,
  ],
  [
    'verify',
    /^(?:(?:yes|ja|oui|si|sim) ?)?(?:(?:that|this|it|all of it|das|es|c'est|dat|dit) ?(?:is |'s )?)?(?:still (?:true|right|correct|valid|so|accurate)|stimmt (?:alles |immer )?noch|gilt (?:immer )?noch|noch (?:aktuell|richtig|gultig)|toujours (?:vrai|valable|exact|juste)|sigue siendo (?:cierto|valido|correcto)|sigue vigente|(?:e )?ancora (?:vero|valido|corretto)|klopt nog(?: steeds)?|nog (?:steeds )?(?:juist|geldig|actueel)|(?:ainda|continua) (?:e )?(?:verdade|valido|correto|certo))$/,
  ],
  [
    'right',
    /^(?:(?:that|this|it|the answer|das|die antwort)(?:'s| is| ist)? )?(?:right|correct|true|richtig|korrekt|stimmt|exact|correcto|cierto|giusto|corretto|juist|klopt|certo|correto)$|^c'est (?:juste|exact|correct|vrai)$/,
  ],
  [
    'approve',
    /^(?:yes,? )?(?:please )?(?:publish|approve)(?: (?:it|this|that))?$|^(?:bitte )?(?:veroffentlichen|freigeben)$|^(?:publiez|publier|approuver|approuvez)(?:[- ]le)?$|^(?:publicar|publicalo|publiquelo|aprobar)$|^(?:pubblica|pubblicare|pubblicalo|approva)$|^(?:publiceren|publiceer|goedkeuren)$|^(?:publicar|publique|aprovar)$/,
  ],
  [
    'decline',
    /^(?:please )?(?:decline|drop|discard|reject)(?: (?:it|this|that))?$|^(?:do not|don't) (?:publish|keep)(?: (?:it|this|that))?$|^(?:bitte )?(?:ablehnen|verwerfen)$|^nicht veroffentlichen$|^(?:refuser|refusez|rejeter)$|^(?:rechazar|descartar)$|^(?:rifiuta|rifiutare|scarta)$|^(?:afwijzen|weigeren)$|^(?:recusar|rejeitar|descartar)$/,
  ],
]

/** Longer ones say something of their own. */
const LONGEST = 120

/** Its first line that is a command or says nothing but this; null for a reply that says something else. */
export function readReplyAct(text: string): ReplyAct | null {
  const lines = text.split('\n').map((line) => singleSpaced(fold(line)).trim())
  for (const line of lines.slice(0, 20)) {
    const command = COMMANDS.get(line.replace(/(?<![.!])[.!]+$/, ''))
    if (command) return command
  }
  const first = lines.find((line) => line !== '') ?? ''
  if (first.length > LONGEST || first.includes('?')) return null
  const plain = first.replace(/(?<![.!,;])[.!,;]+$/, '')
  const said = SAID.find(([, pattern]) => pattern.test(plain))?.[0]
  if (said) return said
  if (readApproval(first)) return 'approve'
  return null
}

/** "Yes" or "no" to what was asked: null for anything else. */
export function readYesOrNo(text: string): boolean | null {
  const { answers, rest } = readSuggestionAnswers(text)
  const [answer] = answers
  return answer && answer.letter === null && rest.length < LONGEST ? answer.isKept : null
}

/** The text without lines that are commands of ours. */
export const withoutCommands = (text: string): string =>
  text
    .split('\n')
    .filter(
      (line) =>
        !COMMANDS.has(
          fold(line)
            .trim()
            .replace(/(?<![.!])[.!]+$/, ''),
        ),
    )
    .join('\n')
    .trim()
