// What mail servers and mail programs write into subjects and texts of mails that no person wrote, by language.
import { wordList } from './word-list.ts'

/** A kind of machine mail: its subject and words of its text. */
export interface MachineForm {
  kind: 'auto-reply' | 'bounce'
  /** What the person reads of it in the log. */
  reason: string
  /** Subjects that stand alone, or before a colon or a bracket. */
  subjects: readonly string[]
  /** One of these is in its text. */
  words: readonly string[]
  /** With a colon the subject is enough for an answer to another mail. */
  isSure: boolean
  /** Addresses of mail systems need no words in the text. */
  fromSystem: boolean
}

/** In order: en, de, fr, es, it, nl, pt, then others. */
const autoReplies = wordList(`
  automatic reply, auto reply, auto-reply, autoreply, auto response, auto-response, autoresponse, automatic response,
  automated reply, automated response, out of office autoreply, out of office auto-reply, out of office reply,
  automatische antwort, automatische rückantwort, automatische abwesenheitsnotiz, abwesenheitsnotiz,
  abwesenheitsnachricht, abwesenheitsmeldung, abwesenheitsassistent, abwesenheitsbenachrichtigung,
  réponse automatique, réponse automatique d'absence, message d'absence, notification d'absence,
  réponse automatique d'absence du bureau, absence du bureau,
  respuesta automática, respuesta automatica, respuesta automática de ausencia, mensaje de ausencia,
  risposta automatica, risposta automatica di assenza, messaggio di assenza,
  automatisch antwoord, automatische reactie, afwezigheidsbericht, afwezigheidsmelding, afwezigheidsassistent,
  resposta automática, resposta automatica, mensagem de ausência, aviso de ausência,
  odpowiedź automatyczna, automatyczna odpowiedź, autosvar, automatiskt svar, automatisk svar, frånvaromeddelande,
  automaattinen vastaus, poissaoloilmoitus, automatická odpověď, automatikus válasz, răspuns automat,
  automatyczna odpowiedz, автоматический ответ, автоответ, автоматична відповідь, αυτόματη απάντηση,
  otomatik yanıt, otomatik cevap, 自動応答, 自動返信, 不在通知, 自动答复, 自动回复, 자동 회신, 부재중
`)

const absences = wordList(`
  out of office, out of the office, ooo, ooto, away from office, away, on vacation, on holiday, on leave, vacation,
  away notice, holiday notice, vacation notice,
  nicht im büro, außer haus, ausser haus, abwesend, abwesenheit, ich bin im urlaub, im urlaub, urlaub, nicht erreichbar,
  absence, absent, absente, absent du bureau, hors du bureau, en congé, en congés, en vacances,
  fuera de la oficina, fuera de oficina, ausente, ausencia, de vacaciones, vacaciones,
  fuori ufficio, fuori sede, assente, assenza, assenza dall'ufficio, in ferie, ferie,
  niet aanwezig, afwezig, afwezigheid, buiten kantoor, met vakantie, op vakantie, vakantie, met verlof,
  fora do escritório, fora da empresa, ausência, ausente do escritório, de férias, em férias, férias,
  poza biurem, nieobecność, w biurze nieobecny, urlop, вне офиса, в отпуске
`)

const absenceWords = wordList(`
  out of office, out of the office, i am away, i'm away, i will be away, i'll be away, we are away, i am currently away,
  am on leave, on annual leave, on parental leave, on maternity leave, on sick leave, on holiday until, on vacation until,
  i am on holiday, i'm on holiday, i am on vacation, i'm on vacation, am currently on, am travelling, am traveling,
  not in the office, am unavailable, limited access, no access to email, no access to my mail, back in the office,
  i will be back, i'll be back, i am back on, when i return, upon my return, on my return, after my return,
  our office is closed, we are closed, for anything urgent, for urgent matters, in urgent cases, automatically generated,
  automated response, automatic reply,
  nicht im büro, nicht im hause, nicht im haus, außer haus, ausser haus, bin abwesend, bin derzeit abwesend, ich bin im urlaub,
  ich befinde mich, bin ich wieder, wieder erreichbar, wieder für sie da, wieder im büro, nicht erreichbar, bin ab dem,
  in dringenden fällen, dringenden angelegenheiten, wird nicht weitergeleitet, nicht gelesen, automatisch erstellt,
  automatisch generiert, bin bis,
  je suis absent, je suis actuellement absent, je suis en congé, je suis actuellement en congé, je suis en vacances,
  je suis en déplacement, je serai absent, absente du bureau, absent du bureau, de retour le, à mon retour, mon retour,
  pour toute urgence, en cas d'urgence, réponse automatique, message automatique,
  fuera de la oficina, fuera de oficina, estoy de vacaciones, estaré de vacaciones, estoy ausente, estaré ausente,
  de regreso el, a mi regreso, a mi vuelta, en caso de urgencia, para asuntos urgentes, respuesta automática,
  fuori ufficio, fuori sede, sono assente, sarò assente, sono in ferie, sarò in ferie, al mio rientro, al mio ritorno,
  per urgenze, per questioni urgenti, in caso di urgenza, risposta automatica, messaggio automatico,
  niet aanwezig, ben afwezig, ben momenteel afwezig, op vakantie, met vakantie, buiten kantoor, met verlof, weer bereikbaar,
  bij terugkomst, na mijn terugkomst, weer aanwezig, voor dringende zaken, bij dringende, in dringende gevallen,
  automatisch bericht, automatisch gegenereerd,
  fora do escritório, estou ausente, estarei ausente, estou de férias, estarei de férias, de volta no dia, no meu regresso,
  no meu retorno, meu retorno, assuntos urgentes, em caso de urgência, resposta automática, mensagem automática,
  poza biurem, jestem nieobecn, jestem na urlopie, w pilnych sprawach, в отпуске, буду отсутствовать, отсутствую
`)

const reports = wordList(`
  undeliverable, undelivered mail returned to sender, undelivered mail, undelivered, mail delivery failed, mail delivery failure,
  mail delivery failed: returning message to sender, mail delivery error, delivery status notification, delivery failure,
  delivery failed, delivery has failed, delivery delayed, delivery error, delivery report, delivered, relayed, expanded,
  failure notice, failed delivery, message not delivered, message delivery failed, message delivery delayed,
  message undeliverable, message blocked, message rejected, returned mail, returned mail: see transcript for details,
  returned to sender, mail system error - returned mail, mail system error, warning: could not send message,
  warning: message delayed, delayed mail, address not found, nondeliverable mail, non-delivery report, ndn,
  unzustellbar, unzustellbare nachricht, unzustellbare e-mail, nicht zustellbar, nicht zugestellt, zustellung fehlgeschlagen,
  zustellung nicht möglich, zustellung verzögert, zustellungsfehler, fehler bei der zustellung, nachricht nicht zugestellt,
  nachricht unzustellbar, mailzustellung fehlgeschlagen, mail-zustellung fehlgeschlagen, zugestellt, übermittelt,
  benachrichtigung zum übermittlungsstatus, benachrichtigung über den zustellungsstatus, zustellungsbenachrichtigung,
  non remis, non distribué, non distribuable, remis, relayé, échec de la remise, échec de remise, échec de la distribution,
  échec de distribution, échec de livraison, échec d'envoi, message non remis, message non distribué, remise retardée,
  courrier non distribué, notification d'état de remise, notification d'état de la distribution, adresse introuvable,
  no se puede entregar, no entregado, no entregable, entregado, retransmitido, error de entrega, error en la entrega,
  fallo en la entrega, entrega fallida, entrega retrasada, mensaje no entregado, correo no entregado, correo devuelto,
  notificación de estado de entrega, notificación del estado de entrega, dirección no encontrada,
  non recapitabile, mancato recapito, recapito non riuscito, recapitato, inoltrato, recapito ritardato, errore di recapito,
  errore di consegna, consegna non riuscita, mancata consegna, messaggio non recapitato, notifica di stato di consegna,
  notifica dello stato di recapito, notifica sullo stato del recapito, indirizzo non trovato,
  onbestelbaar, kan niet worden bezorgd, niet bezorgd, niet afgeleverd, bezorgd, doorgestuurd, bezorging mislukt,
  bezorging vertraagd, aflevering mislukt, bericht niet bezorgd, bezorgingsfout, melding van bezorgingsstatus,
  bezorgingsstatusmelding, melding over afleveringsstatus, adres niet gevonden,
  não é possível entregar, não entregue, impossível entregar, entregue, retransmitido, falha na entrega, falha de entrega,
  erro na entrega, entrega atrasada, mensagem não entregue, notificação de status de entrega,
  notificação de estado da entrega, notificação sobre o status da entrega, endereço não encontrado,
  niedostarczalne, nie można dostarczyć, nie dostarczono, kan inte levereras, kan ikke leveres, ej levererat,
  не доставлено, недоставленное сообщение, 配信不能, 配信できません, 无法传递, 未送达
`)

const reportWords = wordList(`
  remote server returned, diagnostic information, diagnostic-code, diagnoseinformationen, informations de diagnostic,
  información de diagnóstico, informazioni di diagnostica, diagnostische gegevens, diagnostische informatie,
  informações de diagnóstico, reporting-mta, final-recipient, recipientnotfound, user unknown, mailbox unavailable,
  no such user, mailbox full, mailbox is full, smtp error, smtp;, 550 , 551 , 552 , 553 , 554 , 421 , 450 , 451 , 452 ,
  mail delivery system, mail delivery subsystem, mail delivery software, mailer-daemon, this report relates to,
  could not be delivered to, wasn't delivered to, was not delivered to, delivery to the following recipient,
  delivery to these recipients, has been delivered to, unable to deliver your message, unable to deliver the message,
  konnte nicht zugestellt werden, konnte nicht an, folgende empfänger, folgenden empfänger, nachricht wurde zugestellt,
  n'a pas pu être remis, n'a pas pu être distribué, aux destinataires suivants, message a été remis,
  no se pudo entregar, no se ha podido entregar, los siguientes destinatarios, mensaje se ha entregado,
  non è stato possibile recapitare, impossibile recapitare, destinatari seguenti, seguenti destinatari, è stato recapitato,
  kan niet worden bezorgd, niet worden bezorgd, volgende geadresseerden, volgende ontvangers, is bezorgd bij,
  não foi possível entregar, não pôde ser entregue, seguintes destinatários, mensagem foi entregue,
  nie można dostarczyć, не удалось доставить
`)

const readReceipts = wordList(`
  read, not read, read receipt, return receipt, return receipt (displayed), read notification, message read, deleted,
  gelesen, ungelesen, ungelesen gelöscht, gelöscht, lesebestätigung, empfangsbestätigung, empfangsbestätigung (angezeigt),
  lu, non lu, confirmation de lecture, accusé de réception, accusé de lecture, notification de lecture, supprimé,
  leído, no leído, confirmación de lectura, acuse de recibo, eliminado,
  letto, letta, non letto, non letta, conferma di lettura, ricevuta di ritorno, ricevuta di lettura, eliminato,
  gelezen, niet gelezen, ongelezen, leesbevestiging, ontvangstbevestiging, verwijderd,
  lido, lida, não lida, não lido, confirmação de leitura, recibo de leitura, aviso de recebimento, eliminada, excluída,
  przeczytano, potwierdzenie przeczytania, läst, lest, læst, прочитано
`)

const readWords = wordList(`
  was read on, was displayed on, was deleted without being read, is a return receipt, has been displayed, read receipt,
  wurde gelesen, wurde am, ungelesen gelöscht, wurde angezeigt, lesebestätigung, eine empfangsbestätigung,
  a été lu, a été affiché, a été supprimé, accusé de réception, confirmation de lecture,
  fue leído, se ha leído, se leyó, ha sido leído, se mostró, se eliminó sin leer, confirmación de lectura, acuse de recibo,
  è stato letto, è stata letta, è stato visualizzato, eliminato senza, conferma di lettura, ricevuta di ritorno,
  is gelezen, werd gelezen, is weergegeven, ongelezen verwijderd, leesbevestiging, ontvangstbevestiging,
  foi lida, foi lido, foi exibida, foi mostrada, sem ser lida, confirmação de leitura, recibo de leitura,
  została przeczytana, zostało przeczytane, было прочитано
`)

const recalls = wordList(`
  recall, message recall report, message recall success, message recall failure, recall success, recall failure,
  rückruf, zurückrufen, nachrichtenrückruf, bericht über den nachrichtenrückruf,
  rappel, rappel de message, rapport de rappel de message,
  recuperar, recuperación, recuperar mensaje, informe de recuperación de mensajes,
  richiamo, richiama, richiamo messaggio, rapporto richiamo messaggi,
  intrekken, intrekking, bericht intrekken, terughalen,
  cancelar, cancelar o envio, revogar, recuperação, relatório de recuperação de mensagens
`)

const recallWords = wordList(`
  would like to recall the message, wants to recall the message, recall the message, message recall, recall was successful,
  möchte die nachricht, möchte folgende nachricht zurückrufen, nachricht zurückrufen, nachrichtenrückruf,
  souhaite rappeler le message, souhaiterait rappeler le message, voudrait rappeler le message, rappel du message,
  desea recuperar el mensaje, quiere recuperar el mensaje, recuperar el mensaje, recuperación del mensaje,
  desidera richiamare il messaggio, vuole richiamare il messaggio, richiamare il messaggio,
  wil het bericht, wil graag het bericht, het bericht intrekken, bericht terughalen,
  gostaria de cancelar a mensagem, gostaria de recuperar a mensagem, gostaria de revogar a mensagem, recuperar a mensagem,
  cancelar a mensagem
`)

const none = { isSure: false, fromSystem: false }

export const machineForms: readonly MachineForm[] = [
  {
    ...none,
    kind: 'bounce',
    reason: 'it is a report about undelivered mail',
    subjects: reports,
    words: reportWords,
    fromSystem: true,
  },
  {
    ...none,
    kind: 'auto-reply',
    reason: 'it is an automatic answer',
    subjects: autoReplies,
    words: absenceWords,
    isSure: true,
  },
  {
    ...none,
    kind: 'auto-reply',
    reason: 'it is a note of absence',
    subjects: absences,
    words: absenceWords,
  },
  { ...none, kind: 'auto-reply', reason: 'it is a read receipt', subjects: readReceipts, words: readWords },
  {
    ...none,
    kind: 'auto-reply',
    reason: 'it recalls an earlier mail',
    subjects: recalls,
    words: recallWords,
  },
]

/** Two of these in the text of a reply are a note of absence, whatever its subject says. */
export const absencePhrases: readonly string[] = absenceWords

/** Local parts of mail systems, which no person writes from. */
export const systemSenders: ReadonlySet<string> = new Set([
  'postmaster',
  'mailer-daemon',
  'mailerdaemon',
  'mail-daemon',
  'maildaemon',
  'mdaemon',
  'daemon',
  'double-bounce',
  'bounce',
  'bounces',
  'mailsystem',
  'mail-delivery-system',
])
