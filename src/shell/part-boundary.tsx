import { msg } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { notify } from './notify'

interface PartBoundaryProps {
  children: ReactNode
}

/**
 * Around a part of the shell that is loaded late: when it can't be, or throws, it is missing, a note says
 * so, and everything around it goes on. Without, it would take the whole shell with it.
 */
export class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    notify({ message: msg`A part of the program could not be loaded.`, tone: 'failure' })
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
