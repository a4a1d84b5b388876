// How Italian mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const italian: ProjectWords = {
  code: 'it',
  these: 'questo, questa, cio, tutto questo, tutto cio',
  mails:
    'questa mail, questa email, questa e mail, questo messaggio, questa conversazione, questa discussione, questi compiti, queste attivita, tutte le attivita, tutti i compiti',
  projects: 'progetto, il progetto, questo progetto, tutto il progetto',
  tasks: 'attivita, compito, compiti, il compito, i compiti, le attivita, numero, numeri, n',
  and: 'e',
  leads: 'per favore, per piacere, puoi, potresti, puo, potrebbe, ciao, scusa, scusi, in realta, ok',
  tails: 'per favore, per piacere, grazie, grazie mille, invece',
  articles:
    "il, lo, la, i, gli, le, l', l, del, dello, della, dei, al, allo, alla, nel, nella, nostro, nostra, progetto, lista, un, una",
  moves: [
    '{this} appartiene|appartengono a|al|allo|alla|ai|agli|alle {name}',
    "{this} appartiene all' {name}",
    '{this} fa|fanno parte di|del|dello|della|dei {name}',
    '{this} e|sono del progetto {name}',
    '{this} riguarda|riguardano il progetto {name}',
    '{mail} va|vanno in|nel|nella|con {name}',
    'sposta|spostate|spostare {this} in|nel|nella|a|al|alla {name}',
    'metti|mettete|mettere|archivia {mail} in|nel|nella|con {name}',
    'unisci|unite|unire {this} a|al|alla|con {name}',
    'aggiungi|aggiungete {mail} a|al|alla {name}',
  ],
  renames: [
    'rinomina|rinominate|rinominare {project} in|come {name}',
    'chiama|chiamate {project} {name}',
    '{project} ora si chiama {name}',
    '{project} si chiama ora|adesso {name}',
    'cambia il nome del progetto in {name}',
  ],
  archives: ['archivia|archiviate|archiviare {project}', 'archivia|archiviate|archiviare {this}'],
  unarchives: ['ripristina|ripristinate {project}', "togli {project} dall'archivio", 'recupera {project}'],
  deletes: ['elimina|eliminate|eliminare|cancella|cancellate {project}'],
}
