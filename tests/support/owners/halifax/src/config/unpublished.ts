import type { PagePath } from '../routes.ts';
import { labsPath } from './site.ts';

export const unpublished: readonly PagePath[] = ['/press', '/careers', labsPath];
