// Ce qui se dit des règles pour les mails, en français.
import { formsOf } from '../forms.ts'
import type { RuleWords } from './en.ts'

const { count, weekday, or } = formsOf('fr')

export const rulesFr: RuleWords = {
  waits: 'Une règle attend ton oui',
  none: 'Aucune règle n’a été créée',
  counts: 'La règle vaut dès maintenant',
  dropped: 'La règle est abandonnée',
  whichCompany: (names) =>
    `Cela peut se trouver dans ${or(names)}. Réponds par le nom de l\u2019entreprise, ou par « non ».`,
  most: (rules) => `Il peut y avoir ${rules} règles au plus.`,
  confirm: (url) =>
    `Réponds « oui » pour l’activer, « non » pour l’abandonner. Tes règles se trouvent sur ${url}`,
  noPast: 'Il n’y a pas encore de mails passés pour l’essayer.',
  tried(of, fitting, isMore) {
    if (of === 1) return `Le dernier mail ${fitting === 0 ? 'n’aurait pas' : 'aurait'} été concerné.`
    if (fitting === 0) return `Aucun des ${of} derniers mails n’aurait été concerné.`
    return `${fitting} des ${of} derniers mails auraient été concernés${isMore ? ', comme' : ''} :`
  },
  partly: 'Pièces jointes, newsletters et copies n’ont pas pu y être essayées.',
  pastMail: (subject, from) => `${subject}, de ${from}`,
  asks: {
    condition: 'De quels mails s’agit-il ? Dis qui les envoie, ou de quoi ils parlent.',
    act: 'Que faire de ces mails ? Nomme un projet, une priorité, une personne ou un jour.',
    person: 'De qui s’agit-il ?',
    project: 'De quel projet s’agit-il ?',
    until: 'Jusqu’à quel jour ?',
  },
  refuses: {
    'not-a-rule':
      'Ce n’est pas une règle pour les mails. Dis de quels mails tu parles et ce qu’il faut en faire.',
    impossible:
      'Une règle ne peut pas faire cela : elle trie, transmet et classe par priorité ce qui arrive, et ne répond, ne paie ni ne supprime jamais.',
    harm: 'Une règle ne peut pas faire cela : elle n’envoie rien à l’extérieur, ne donne aucun droit et n’agit au nom de personne d’autre.',
  },
  noProject: (name) => `Il n’y a pas de projet ${name}. Lequel est-ce ?`,
  whichProject: (names) => `De quel projet s’agit-il : ${names} ?`,
  nobody: (name) => `Personne ici ne s’appelle ${name}. Qui doit recevoir les tâches ?`,
  noAgent: (name) => `Une règle ne peut faire venir qu’un agent, et ${name} n’en est pas un.`,
  noForward: 'Une règle ne peut pas encore transférer de mails. Elle peut confier leurs tâches à quelqu’un.',
  noLabel: 'Les tâches n’ont pas d’étiquettes ici. Nommer plutôt un projet ?',
  noDigest:
    'Une règle ne peut pas encore réunir des mails en résumé. Les résumés quotidiens se règlent sous Notifications.',
  unread: (words) => `Je ne comprends pas ${words}. Dis-le autrement, ou laisse-le de côté.`,
  clear: (when, acts) => `Déjà clair : ${when} : ${acts}.`,
  when: (all, term) => `Quand ${all}${term && `, ${term}`}`,
  joined: (conditions) => conditions.join(', et que '),
  term: (from, until) => [from && `du ${from}`, until && `jusqu’au ${until}`].filter(Boolean).join(' '),
  anyMail: 'un mail arrive',
  from: (senders) => `un mail vient de ${senders}`,
  anyoneAt: (domain) => `quiconque chez ${domain}`,
  to: (addresses) => `il a été envoyé à ${addresses}`,
  kinds: {
    newsletter: 'c’est une newsletter',
    invitation: 'c’est une invitation d’agenda',
    autoreply: 'c’est une réponse automatique',
  },
  subject: (words) => `son objet contient ${words}`,
  says: (words) => `il mentionne ${words}`,
  asksAbout: (words) => `il demande ${words}`,
  file: (kinds) => `il a un fichier du type ${kinds}`,
  attachment: 'il a une pièce jointe',
  comes: (times) => `il arrive ${times}`,
  after: (time) => `après ${time}`,
  before: (time) => `avant ${time}`,
  weekend: 'le week-end',
  onDay: (day) => `un ${weekday(day)}`,
  copied: 'tu n’es qu’en copie',
  undated: 'une tâche n’a pas de jour',
  unassigned: 'une tâche n’a personne',
  either: (conditions) => `soit ${conditions.join(', soit ')}`,
  not: (conditions) => `sauf si ${conditions.join(' et ')}`,
  project: (name) => `Mettre ses tâches dans le projet ${name}`,
  assign: (name) => `Confier ses tâches à ${name}`,
  priority: {
    high: 'Mettre une priorité haute',
    normal: 'Mettre une priorité normale',
    low: 'Mettre une priorité basse',
  },
  due: (day) => `S’il ne nomme aucun jour, fixer l’échéance de ses tâches ${day}`,
  inDays: (days) => count(days, 'un jour plus tard', '# jours plus tard'),
  inWorkdays: (days) => count(days, 'un jour ouvré plus tard', '# jours ouvrés plus tard'),
  endOfMonth: 'à la fin du mois',
  nextDay: (day) => `le ${weekday(day)} suivant`,
  ignore: 'N’en faire aucune tâche',
  suggest: 'Seulement suggérer ses tâches',
  copy: (name) => `Faire venir ${name}`,
}
