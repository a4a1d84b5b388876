// What the knowledge base of the context holds, for every part of its screens.
import { useRead } from '../../../ui/use-read.ts'
import { getKnowledge } from '../contract.ts'

export const useKnowledge = () => useRead(getKnowledge, {})
