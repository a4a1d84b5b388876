// The two words that say what a mail is for, wherever it is sent (MAIL-12, MAIL-25).

export function MarkerInstruction() {
  return (
    <p className="text-13 text-ink-2">
      Put <Marker>$$polling</Marker> in an email for organisational intelligence, or <Marker>$$task</Marker>{' '}
      for regular task creation.
    </p>
  )
}

function Marker({ children }: { children: string }) {
  return (
    <code className="rounded-mark bg-sunken px-1 py-px font-mono text-12 whitespace-nowrap">{children}</code>
  )
}
