// How Spanish mails speak of whole projects.
import type { ProjectWords } from '../project-words.ts'

export const spanish: ProjectWords = {
  code: 'es',
  these: 'esto, eso, todo esto, todo eso',
  mails:
    'este correo, este mail, este email, este mensaje, este hilo, esta conversacion, estas tareas, todas las tareas, todas estas tareas',
  projects: 'proyecto, el proyecto, este proyecto, todo el proyecto',
  tasks: 'tarea, tareas, la tarea, las tareas, numero, numeros, n',
  and: 'y',
  leads: 'por favor, puedes, podrias, puede, podria, hola, perdon, perdona, en realidad, ok',
  tails: 'por favor, gracias, muchas gracias, mejor',
  articles: 'el, la, los, las, del, de, al, nuestro, nuestra, mi, proyecto, lista, un, una',
  moves: [
    '{this} pertenece|pertenecen a|al {name}',
    '{this} es|son|forma|forman parte de|del {name}',
    '{this} es|son de|del|para el? proyecto {name}',
    '{mail} va|van en|a|al|con {name}',
    'mueve|mueva|mover|pasa|pase|pasar {this} a|al {name}',
    'pon|ponga|poner|archiva|guarda|guarde {mail} en|con {name}',
    'une|una|unir|fusiona|fusione|fusionar {this} con|en {name}',
    'anade|anada|agrega|agregue {mail} a|al {name}',
  ],
  renames: [
    'renombra|renombre|renombrar {project} a|como {name}',
    'renombra|renombre|renombrar {project} {name}',
    'cambia|cambie el nombre de|del {project} a|por {name}',
    'cambia|cambie el nombre del proyecto a|por {name}',
    'llama|llame {project} {name}',
    '{project} se llama ahora {name}',
    '{project} ahora se llama {name}',
  ],
  archives: ['archiva|archive|archivar {project}', 'archiva|archive|archivar {this}'],
  unarchives: [
    'desarchiva|desarchive {project}',
    'recupera|recupere {project}',
    'saca|saque {project} del archivo',
  ],
  deletes: ['elimina|elimine|eliminar|borra|borre|borrar {project}'],
}
