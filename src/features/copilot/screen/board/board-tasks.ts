// The tasks of the board on the screen, for what is offered below an answer; null where there is none.
import { createContext, useContext } from 'react'
import type { Task } from '../../../tasks/contract.ts'

export const BoardTasks = createContext<readonly Task[] | null>(null)

export const useBoardTasks = () => useContext(BoardTasks)
