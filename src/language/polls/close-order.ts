// "Please close it now": whether a part of a reply orders the end of a poll and says nothing else.
import { breaksInto } from '../sentence-ends.ts'
import { ballotTokens } from './ballot-tokens.ts'

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '))

const CLOSE = words(
  'close end stop finish schliessen schliesse schliess beenden beende abschliessen zumachen fermer ferme fermez clore clos clot cloturer cloture cloturez terminer termine terminez arreter arrete arretez cierra cierrala cierralo cierre cierren cierrenla cerrar cerrarla cerrarlo cerrad cerradla termina terminala terminar terminarla finaliza finalizar acaba acabar acabala chiudi chiudila chiudilo chiudete chiudetela chiudere chiuderla chiuderlo concludi concludere sluit sluiten afsluiten beeindig beeindigen stoppen fecha fechem fechar feche encerra encerre encerrem encerrar',
)
/** Manners, the poll itself, and now. */
const FILLER = words(
  'please thanks thank you could can would will just now right away already it this that the poll vote voting ballot survey we i may let us lets s so then ok okay and hi hello bitte danke jetzt sofort gleich schon nun kannst kannt konntest konnen wir du sie ihr es den die das der umfrage abstimmung also und dann ab hallo mal merci svp stp s il te plait vous maintenant tout de suite deja le la les l vote sondage scrutin peux peut pouvez pourrais on tu alors et bonjour por favor gracias ya ahora mismo la votacion encuesta el lo puedes puede podeis podrias podemos vamos a y hola per favore grazie adesso ora subito gia il sondaggio votazione puoi potete potresti possiamo e ciao allora graag dank je alsjeblieft alstublieft nu meteen al maar hem de het poll peiling stemming kun kunt kan kunnen we u hallo hoi dan en por obrigado obrigada agora ja a o votacao sondagem podes pode podem podemos faz ola entao',
)
const SECOND =
  /\b(?:you|du|ihr|sie|kannst|tu|vous|peux|pouvez|pourrais|puedes|puede|podrias|puoi|potete|potresti|je|u|kun|kunt|podes|pode)\b/
const MOST_PARTS = 12

export function ordersClose(text: string): boolean {
  const parts = breaksInto(text).flatMap(([from, to]) => {
    const sentence = text.slice(from, to).trim()
    return sentence.split(/[,;:\u2013\u2014]/).map((part) => ({ part, isQuestion: sentence.endsWith('?') }))
  })
  return parts.slice(0, MOST_PARTS).some(({ part, isQuestion }) => {
    const tokens = ballotTokens(part).filter(({ kind }) => kind !== 'mark')
    const said = tokens.map(({ text: word }) => word)
    const isOrder =
      said.some((word) => CLOSE.has(word)) && said.every((word) => CLOSE.has(word) || FILLER.has(word))
    return isOrder && (!isQuestion || SECOND.test(said.join(' ')))
  })
}
