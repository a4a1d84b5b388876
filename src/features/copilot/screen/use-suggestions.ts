// Suggestions for what is on the screen: asked for 400 ms after it changes, the built-in ones where that fails.
import { useEffect, useState } from 'react'
import { crew } from '../../../crew/crew.ts'
import { api } from '../../../ui/api.ts'
import { RequestError } from '../../../ui/request.ts'
import { suggestQuestions } from '../contract.ts'

/** Milliseconds (COP-27, CONST-08). */
const PAUSE = 400
/** COP-12. */
const SHOWN = 3

const BUILT_IN = ['What waits for me?', 'What changed since Monday?', 'What is overdue?']

export function useSuggestions(context: string, contextData: object): readonly string[] {
  const [suggestions, setSuggestions] = useState<readonly string[]>([])
  const told = JSON.stringify(contextData)
  useEffect(() => {
    const control = new AbortController()
    const fetchThem = async () => {
      try {
        const body = { context, contextData: JSON.parse(told) as Record<string, unknown> }
        const answer = await api(suggestQuestions, { body, signal: control.signal })
        if (!control.signal.aborted) setSuggestions(answer.suggestions)
      } catch (error) {
        if (control.signal.aborted) return
        console.error('no suggestions', error instanceof RequestError ? `HTTP ${error.status}` : error)
        setSuggestions(crew.find(({ type }) => type === context)?.words.asked ?? BUILT_IN)
      }
    }
    const timer = setTimeout(() => void fetchThem(), PAUSE)
    return () => {
      clearTimeout(timer)
      control.abort()
    }
  }, [context, told])
  return suggestions.slice(0, SHOWN)
}
