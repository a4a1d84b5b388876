// Ties a control to the label, hint and error of the field around it.
import { createContext, useContext } from 'react'

export type FieldWiring = {
  id?: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

export const FieldContext = createContext<FieldWiring>({})

/** The attributes that a control inside a `Field` spreads on itself; empty outside of one. */
export function useFieldWiring(): FieldWiring {
  return useContext(FieldContext)
}
