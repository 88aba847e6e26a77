import type { ComponentType, ReactNode } from 'react';

import { site } from '../config/site.ts';
import * as labels from '../config/words.ts';
import AuthIsland from '../features/account/auth.island.tsx';
import * as accountWords from '../features/account/words.ts';
import CheckFileIsland from '../features/check-file/check-file.island.tsx';
import FeedDialogIsland from '../features/feed/feed-dialog.island.tsx';
import ArchitectureReviewIsland from '../features/request/architecture-review/architecture-review.island.tsx';
import { architectureReview } from '../features/request/architecture-review/architecture-review.request.ts';
import EnterpriseDemoIsland from '../features/request/enterprise-demo/enterprise-demo.island.tsx';
import { enterpriseDemo } from '../features/request/enterprise-demo/enterprise-demo.request.ts';
import OutboxDialogIsland from '../features/request/outbox/outbox-dialog.island.tsx';
import PartnerApplicationIsland from '../features/request/partner-application/partner-application.island.tsx';
import { partnerApplication } from '../features/request/partner-application/partner-application.request.ts';
import type { DialogRequest } from '../features/request/request-spec.ts';
import SealedMessageIsland from '../features/request/sealed-message/sealed-message.island.tsx';
import { sealedMessage } from '../features/request/sealed-message/sealed-message.ts';
import * as words from '../features/words.ts';
import { data, dialogId } from '../lib/dom/attributes.ts';
import { island } from '../runtime/island.tsx';
import { MailAddress } from '../ui/by-mail.tsx';
import { DialogFrame } from '../ui/dialog-frame.tsx';
import { FilledText } from '../ui/inline-text.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import SiteSearchIsland from './site-search.island.tsx';

type Content = {
  title: string;
  subtitle?: string;
  width?: 'narrow';
  className?: string;
  content: ReactNode;
};

const Auth = island(AuthIsland);
const CheckFile = island(CheckFileIsland);
const Feed = island(FeedDialogIsland);
const Outbox = island(OutboxDialogIsland);
const Search = island(SiteSearchIsland);

function form({ title, subtitle }: DialogRequest, Island: ComponentType): Content {
  const Form = island(Island);
  return { title, subtitle, className: 'dialog-form', content: <Form /> };
}

/** What openers open, besides the menu, by name. Their code is fetched ahead in this order. */
const dialogs = {
  'architecture-review': form(architectureReview, ArchitectureReviewIsland),
  'enterprise-demo': form(enterpriseDemo, EnterpriseDemoIsland),
  'partner-application': form(partnerApplication, PartnerApplicationIsland),
  'sealed-message': form(sealedMessage, SealedMessageIsland),
  login: {
    title: labels.signIn,
    subtitle: accountWords.signInAbout,
    width: 'narrow',
    className: 'dialog-form',
    content: <Auth view="login" />,
  },
  register: {
    title: labels.createAccount,
    subtitle: accountWords.createAbout,
    className: 'dialog-form',
    content: <Auth view="register" />,
  },
  outbox: { title: labels.outbox, content: <Outbox /> },
  feed: { title: labels.subscribe, subtitle: words.aboutFeed, width: 'narrow', content: <Feed /> },
  'check-file': {
    title: labels.checkFile,
    subtitle: words.aboutCheck,
    width: 'narrow',
    content: <CheckFile />,
  },
  search: { title: labels.search, className: 'dialog-search', content: <Search /> },
} satisfies Record<string, Content>;

declare module '../lib/dom/attributes.ts' {
  interface SiteNames {
    dialog: keyof typeof dialogs | 'menu';
  }
}

/** Under the first field until the code of the rest has come; it shows itself after a moment. */
const Waiting = () => (
  <p className="dialog-wait">
    <FilledText text={labels.dialogLoads} values={{ email: <MailAddress of={site.email} /> }} />
  </p>
);

const nameIn = /\sdata-(?:opens|may-open)="([^"]+)"/g;

/** The names of the dialogs that a page's controls open. */
const namesIn = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(nameIn)].map(([, name = '']) => name));

/** The dialogs of a page, without their code: frames that open at once. */
export function Dialogs({ page, path }: { page: string; path: string }) {
  const names = namesIn(page);
  return (
    <div {...data({ unindexed: '' })}>
      <MenuSheet id={dialogId('menu')} path={path} />
      {Object.entries<Content>(dialogs).map(
        ([name, { content, ...frame }]) =>
          names.has(name) && (
            <DialogFrame key={name} id={dialogId(name)} popover="auto" {...frame}>
              {content}
              <Waiting />
            </DialogFrame>
          ),
      )}
    </div>
  );
}
