// What a visitor sees first: what this does, shown; who does it; how; what it costs; and the ways in (LAND-01).
import { useEffect } from 'react'
import { AgentsPart } from './agents-part.tsx'
import { ClosingPart } from './closing-part.tsx'
import { FeaturesPart } from './features-part.tsx'
import { Hero } from './hero.tsx'
import { HowItWorksPart } from './how-it-works-part.tsx'
import { LandingFooter } from './landing-footer.tsx'
import { LandingHeader } from './landing-header.tsx'
import { PricingPart } from './pricing-part.tsx'
import { useAgentAddresses } from './use-agent-addresses.ts'
import './landing.css'

export function LandingPage() {
  const addresses = useAgentAddresses()
  useAnchorInAddress()
  return (
    <div className="landing flex min-h-dvh flex-col text-16">
      <LandingHeader />
      <main>
        <Hero />
        <AgentsPart addresses={addresses} />
        <HowItWorksPart addresses={addresses} />
        <FeaturesPart />
        <PricingPart />
        <ClosingPart />
      </main>
      <LandingFooter />
    </div>
  )
}

/* The browser looked for the anchor before the page stood here. */
function useAnchorInAddress() {
  useEffect(() => {
    const anchor = location.hash.slice(1)
    if (anchor !== '') document.getElementById(anchor)?.scrollIntoView()
  }, [])
}
