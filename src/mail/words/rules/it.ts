// Ciò che si dice delle regole per le mail, in italiano.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('it')

export const rulesIt: RuleWords = {
  waits: 'Una regola aspetta il tuo sì',
  none: 'Nessuna regola è stata creata',
  counts: 'La regola vale da ora',
  dropped: 'La regola è stata scartata',
  whichCompany: (names) => `Può essere in ${or(names)}. Rispondi con il nome dell\u2019azienda, o con «no».`,
  most: (rules) => `Ci possono essere al massimo ${rules} regole.`,
  confirm: (url) => `Rispondi «sì» per attivarla, «no» per scartarla. Le tue regole sono su ${url}`,
  noPast: 'Non ci sono ancora mail passate su cui provarla.',
  tried(of, fitting, isMore) {
    if (of === 1) return `L’ultima mail ${fitting === 0 ? 'non ' : ''}sarebbe stata toccata.`
    if (fitting === 0) return `Nessuna delle ultime ${of} mail sarebbe stata toccata.`
    return `${fitting} delle ultime ${of} mail sarebbero state toccate${isMore ? ', come' : ''}:`
  },
  partly: 'Allegati, newsletter e copie non si sono potuti provare.',
  pastMail: (subject, from) => `${subject}, da ${from}`,
  asks: {
    condition: 'Di quali mail si tratta? Di’ chi le manda o di che cosa parlano.',
    act: 'Che cosa fare di queste mail? Nomina un progetto, una priorità, una persona o un giorno.',
    person: 'Di chi si tratta?',
    project: 'Di quale progetto si tratta?',
    until: 'Fino a che giorno?',
  },
  refuses: {
    'not-a-rule': 'Questa non è una regola per le mail. Di’ quali mail intendi e che cosa farne.',
    impossible:
      'Una regola non può farlo: ordina, passa ad altri e dà priorità a ciò che arriva, e non risponde, non paga e non cancella mai.',
    harm: 'Una regola non può farlo: non manda nulla all’esterno, non dà diritti e non agisce come nessun altro.',
  },
  noProject: (name) => `Non c’è nessun progetto ${name}. Quale intendi?`,
  whichProject: (names) => `Quale progetto intendi: ${names}?`,
  nobody: (name) => `Qui nessuno si chiama ${name}. Chi deve ricevere le attività?`,
  noAgent: (name) => `Una regola può coinvolgere solo un agente, e ${name} non lo è.`,
  noForward: 'Una regola non può ancora inoltrare mail. Può dare le loro attività a qualcuno.',
  noLabel: 'Qui le attività non hanno etichette. Nominare piuttosto un progetto?',
  noDigest:
    'Una regola non può ancora riunire mail in un riepilogo. I riepiloghi quotidiani si impostano sotto Notifications.',
  unread: (words) => `Non capisco ${words}. Dillo con altre parole o lascialo fuori.`,
  clear: (when, acts) => `Chiaro finora: ${when}: ${acts}.`,
  when: (all, term) => `Quando ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', e '),
  term: (from, until) => [from && `dal ${from}`, until && `fino al ${until}`].filter(Boolean).join(' '),
  anyMail: 'arriva una mail',
  from: (senders) => `una mail viene da ${senders}`,
  anyoneAt: (domain) => `chiunque presso ${domain}`,
  to: (addresses) => `è stata mandata a ${addresses}`,
  kinds: {
    newsletter: 'è una newsletter',
    invitation: 'è un invito di calendario',
    autoreply: 'è una risposta automatica',
  },
  subject: (words) => `il suo oggetto contiene ${words}`,
  says: (words) => `nomina ${words}`,
  asksAbout: (words) => `chiede di ${words}`,
  file: (kinds) => `ha un file del tipo ${kinds}`,
  attachment: 'ha un allegato',
  comes: (times) => `arriva ${times}`,
  after: (time) => `dopo le ${time}`,
  before: (time) => `prima delle ${time}`,
  weekend: 'nel fine settimana',
  onDay: (day) => `di ${weekday(day)}`,
  copied: 'sei solo in copia',
  undated: 'un’attività non ha un giorno',
  unassigned: 'un’attività non ha nessuno',
  either: (conditions) => `o ${conditions.join(', o ')}`,
  not: (conditions) => `non dove ${conditions.join(' e ')}`,
  project: (name) => `Mettere le sue attività nel progetto ${name}`,
  assign: (name) => `Dare le sue attività a ${name}`,
  priority: {
    high: 'Impostare priorità alta',
    normal: 'Impostare priorità normale',
    low: 'Impostare priorità bassa',
  },
  due: (day) => `Se non nomina un giorno, le sue attività scadono ${day}`,
  inDays: (days) => count(days, 'un giorno dopo', '# giorni dopo'),
  inWorkdays: (days) => count(days, 'un giorno lavorativo dopo', '# giorni lavorativi dopo'),
  endOfMonth: 'alla fine del mese',
  nextDay: (day) => `il ${weekday(day)} successivo`,
  ignore: 'Non farne attività',
  suggest: 'Solo suggerire le sue attività',
  copy: (name) => `Coinvolgere ${name}`,
}
