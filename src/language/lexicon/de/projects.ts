// How German mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const german: ProjectWords = {
  code: 'de',
  these: 'das, dies, dieses, das hier, das alles, das ganze, alles das',
  mails:
    'diese mail, diese email, diese e mail, die mail, diese nachricht, dieser thread, diesen thread, diese unterhaltung, dieses gesprach, alles hier, diese aufgaben, alle aufgaben, die ganze unterhaltung',
  projects: 'projekt, das projekt, dieses projekt, das ganze projekt, dem projekt',
  tasks: 'aufgabe, aufgaben, die aufgabe, die aufgaben, nummer, nr, punkt',
  and: 'und',
  leads:
    'bitte, kannst du, kannst du bitte, konntest du, konntest du bitte, konnen sie, konnen sie bitte, konnten sie, konnten sie bitte, hallo, entschuldigung, sorry, ach, ach ja, ok, eigentlich, also',
  tails: 'bitte, danke, vielen dank, danke dir, stattdessen',
  articles:
    'der, die, das, dem, den, des, unser, unsere, unserem, unseren, unserer, mein, meinem, projekt, liste, ein, eine',
  moves: [
    '{this} gehort|gehoren zum|zur|zu|in|ins|unter {name}',
    '{this} gehort|gehoren eigentlich|doch|bitte zum|zur|zu|in|ins {name}',
    '{this} ist|sind teil von|vom|der|des {name}',
    '{mail} soll|sollte|sollen zum|zur|zu|in|ins {name}',
    'verschiebe|verschieb|verschieben|schieb|schiebe sie? {this} bitte? in|ins|nach|zum|zur|zu {name}',
    'leg|lege|legen sie? {mail} bitte? in|ins|zum|zur|zu|unter {name}',
    'ordne|ordnen sie? {this} bitte? {name} zu',
    'fuhre|fuhren sie? {this} mit {name} zusammen',
    'fuge|fugen sie? {mail} {name} hinzu',
  ],
  renames: [
    'benenne|benennen sie? {project} in|zu {name} um',
    'benenne|benennen sie? {project} um in|zu {name}',
    'nenn|nenne|nennen sie? {project} bitte? {name}',
    'nenn|nenne|nennen sie? {project} um in {name}',
    '{project} heisst jetzt|nun|ab? {name}',
    '{project} soll|sollte {name} heissen',
    'projekt umbenennen in {name}',
  ],
  archives: [
    'archiviere|archivier|archivieren sie? {project}',
    'archiviere|archivier|archivieren sie? {this}',
    '{project} archivieren',
    'leg|lege {project} ins archiv',
  ],
  unarchives: [
    'hol|hole|holen sie? {project} zuruck',
    'hol|hole|holen sie? {project} aus dem archiv',
    'hol|hole|holen sie? {project} aus dem archiv zuruck',
  ],
  deletes: ['losche|losch|loschen sie? {project}', '{project} loschen'],
}
