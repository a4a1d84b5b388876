// The AI Assistant in the side panel of a project's board: what is asked here, the Copilot answers in its panel.
import { useState } from 'react'
import { CollapsibleSection } from '../../../../ui/collapsible.tsx'
import { useCloseSheet } from '../../../../ui/side-panel.tsx'
import { AskForm } from './ask-form.tsx'
import { Examples } from './examples.tsx'

/** Stands in the panel of the board of this project (AIA-01, KB-26). */
export function BoardAssistant() {
  const [expanded, setExpanded] = useState(true)
  const closeSheet = useCloseSheet()
  async function ask(text: string) {
    closeSheet()
    const { askBeside } = await import('../asked-beside.ts')
    askBeside(text)
  }
  return (
    <CollapsibleSection title="AI Assistant" open={expanded} onOpenChange={setExpanded}>
      <Examples onChoose={ask} />
      <AskForm onAsk={ask} />
    </CollapsibleSection>
  )
}
