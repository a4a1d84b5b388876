// The state and keys of a list that opens below its field while the focus stays on the field (ARIA's select-only combobox).
import { type KeyboardEvent, useRef, useState } from 'react'
import { type Choosable, findByLetters, step } from './listbox-keys.ts'

/* Letters typed within this many milliseconds make one word. */
const wordPause = 500

export type Listbox = {
  open: boolean
  /** Index of the option under the keys or the pointer; -1 for none. */
  active: number
  setActive: (index: number) => void
  setOpen: (open: boolean) => void
  choose: (index: number) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function useListbox(
  options: readonly Choosable[],
  selected: number,
  onChoose: (index: number) => void,
): Listbox {
  const [open, setOpenState] = useState(false)
  const [active, setActive] = useState(-1)
  const typed = useRef({ text: '', at: Number.NEGATIVE_INFINITY })

  function setOpen(next: boolean) {
    if (next) setActive(selected >= 0 ? selected : step(options, -1, 1))
    setOpenState(next)
  }

  function choose(index: number) {
    const option = options[index]
    if (option === undefined || option.disabled) return
    setOpenState(false)
    onChoose(index)
  }

  function typeLetter(letter: string, at: number) {
    const goesOn = at - typed.current.at < wordPause
    typed.current = { text: goesOn ? typed.current.text + letter : letter, at }
    const found = findByLetters(options, open ? active : selected, typed.current.text)
    if (found < 0) return
    if (open) setActive(found)
    else onChoose(found)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const isLetter = event.key.length === 1 && event.key !== ' '
    if (isLetter) typeLetter(event.key, event.timeStamp)
    else if (!open) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(event.key)) return
      setOpen(true)
    } else if (event.key === 'ArrowDown') setActive(step(options, active, 1))
    else if (event.key === 'ArrowUp') setActive(step(options, active, -1))
    else if (event.key === 'Home') setActive(step(options, -1, 1))
    else if (event.key === 'End') setActive(step(options, options.length, -1))
    else if (event.key === 'Enter' || event.key === ' ') choose(active)
    else return
    event.preventDefault()
  }

  return { open, active, setActive, setOpen, choose, onKeyDown }
}
