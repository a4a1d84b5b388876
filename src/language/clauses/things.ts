// Words for things that are named only behind them: "a few things have to happen: …".
import type { Word } from './tagger.ts'

const THINGS = new Set(
  (
    'things stuff points jobs tasks following sachen dinge einiges punkte aufgaben folgendes folgende choses points taches suivant ' +
    'suivantes cosas puntos tareas siguiente cose punti compiti seguente dingen zaken punten taken volgende coisas pontos tarefas seguinte'
  ).split(' '),
)

export const isThings = ({ text }: Word): boolean => THINGS.has(text)
