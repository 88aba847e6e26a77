import CodeBlockIsland from './code-block.island.tsx';
import CopyButtonIsland from './copy-button.island.tsx';
import CopyPartIsland from './copy-part.island.tsx';
import { island } from '../runtime/island.tsx';

/** Islands that any page may use. What they hold is markup. */
export const CodeBlock = island(CodeBlockIsland);
export const CopyButton = island(CopyButtonIsland);
export const CopyPart = island(CopyPartIsland);
