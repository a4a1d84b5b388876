// Whose models a page is about: its calls go to the owner's or to the company's.
import { createContext, use } from 'react'
import { type ModelEndpoints, serverModels } from '../contract.ts'

export const ModelsOf = createContext<ModelEndpoints>(serverModels)

export const useEndpoints = (): ModelEndpoints => use(ModelsOf)
