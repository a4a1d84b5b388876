// Whether a mail asks for tasks of what its files say is to be done: "make tasks of the actions".
import { words } from '../../language/fold.ts'

const MAKE = new Set(
  `make create add turn anlegen erstelle erstellen mache machen leg lege cree creez crea crear fais faites haz maak maken
   aanmaken crie criar cria faca`.split(/\s+/),
)
const TASKS = new Set(
  `task tasks todo todos aufgabe aufgaben tache taches tarea tareas attivita compito compiti taak taken tarefa
   tarefas`.split(/\s+/),
)

/** Both in one sentence; mails that are longer are about something else. */
export function asksForTasks(text: string): boolean {
  return text
    .slice(0, 5_000)
    .split(/[.!?\n]/)
    .some((sentence) => {
      const said = words(sentence)
      return said.some((word) => MAKE.has(word)) && said.some((word) => TASKS.has(word))
    })
}
