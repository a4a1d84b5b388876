// Keys of the keyboard as small caps beside what they do.

/** `keys` is written with spaces between keys, for example "Ctrl K" or "g b". */
export function Kbd({ keys, className = '' }: { keys: string; className?: string }) {
  return (
    <kbd
      className={`inline-block min-w-[18px] rounded-mark px-1 text-center font-sans text-11 leading-[18px] text-ink-3 ring-line-2 [font-stretch:90%] ${className}`}
    >
      {keys}
    </kbd>
  )
}
