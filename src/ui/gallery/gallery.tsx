// Every component in every state on one page, to be looked at and tested.

import { Wordmark } from '../mark.tsx'
import { Segmented } from '../segmented.tsx'
import { type ThemeChoice, useTheme } from '../theme.ts'
import { Toaster } from '../toaster.tsx'
import { TooltipProvider } from '../tooltip.tsx'
import { AgentsPart } from './agents-part.tsx'
import { ButtonsPart } from './buttons-part.tsx'
import { DataPart } from './data-part.tsx'
import { FieldsPart } from './fields-part.tsx'
import { FloatsPart } from './floats-part.tsx'
import { MailPart } from './mail-part.tsx'
import { PanelPart } from './panel-part.tsx'
import { RecordsPart } from './records-part.tsx'
import { StatesPart } from './states-part.tsx'

const themes: readonly { value: ThemeChoice; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]

export function Gallery() {
  const [theme, chooseTheme] = useTheme()
  return (
    <TooltipProvider>
      <header className="flex h-14 items-center justify-between border-b border-line bg-surface px-5 max-md:px-4">
        <Wordmark />
        <Segmented label="Theme" value={theme} onValueChange={chooseTheme} options={themes} />
      </header>
      <main className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-9 px-6 py-8 max-md:px-4 lg:grid-cols-2">
        <h1 className="text-20 font-semibold lg:col-span-2">Components</h1>
        <ButtonsPart />
        <FieldsPart />
        <RecordsPart />
        <MailPart />
        <AgentsPart />
        <DataPart />
        <FloatsPart />
        <StatesPart />
        <PanelPart />
      </main>
      <Toaster />
    </TooltipProvider>
  )
}
