// Keeps the shell standing when a page breaks or its code cannot be fetched.
import { Component, type ReactNode } from 'react'
import { ErrorState } from '../ui/error-state.tsx'

export class PageBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <ErrorState
        className="min-h-full"
        level={1}
        title="This page could not be shown"
        retryLabel="Load again"
        onRetry={() => location.reload()}
      >
        Nothing of yours was changed. Mailcrew may have been renewed on the server in the meantime.
      </ErrorState>
    )
  }
}
