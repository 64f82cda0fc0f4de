import { Typography } from '@mui/material';
import { BooleanInput, required, SelectInput } from 'react-admin';
import { CURRENCY_SIGNS } from '../../lib/site-formats.ts';
import { BothLanguages, SideBySide } from '../inputs/both-languages.tsx';
import { EuroInput } from '../inputs/euro-input.tsx';
import { LineInput, WholeNumberInput } from '../inputs/limited-inputs.tsx';
import { RowsInput } from '../inputs/rows-input.tsx';
import { ResourceEdit } from '../screens/resource-form.tsx';
import type { MessageKey } from '../words/message-keys.ts';
import { useWords } from '../words/use-words.ts';
import { ErrorPages, HtmlBlocks } from './settings-html.tsx';

const MENU_STYLES = ['style1', 'style2'] as const;
const MEANS_ACCOUNTS = ['cash', 'card', 'transfer', 'set_off', 'online', 'credit'];
const REVENUE_ACCOUNTS = ['revenue_19', 'revenue_7', 'revenue_exempt', 'revenue_other', 'donations', 'fees'];
const ONLINE_METHODS = ['paypal', 'klarna', 'wero', 'sepa_debit'];
const REMINDER_DAYS = ['friendly_days', 'first_days', 'second_days'];
const PANEL_SIDES = ['left', 'right'] as const;

/** Form of the site-wide settings (docs/product/settings-and-errors.md). */
function Form() {
  const words = useWords();
  return (
    <ResourceEdit isOnly title={words('settings')} transform={withoutEmptyParts}>
      <LineInput source="site_name" validate={required()} />
      <SideBySide>
        <BooleanInput source="is_site_online" helperText={words('site_online_help')} />
        <BooleanInput source="is_shop_online" helperText={words('shop_online_help')} />
      </SideBySide>
      <SideBySide>
        <BooleanInput source="is_two_factor_required" helperText={words('two_factor_required_help')} />
        <WholeNumberInput
          source="staff_idle_hours"
          validate={required()}
          helperText={words('staff_idle_help')}
        />
      </SideBySide>
      <Part word="settings_sale" />
      <WholeNumberInput
        source="exchange_hours"
        validate={required()}
        helperText={words('exchange_hours_help')}
      />
      <WholeNumberInput
        source="overbooking_per_date"
        validate={required()}
        helperText={words('overbooking_help')}
      />
      <BooleanInput source="is_exit_noted" helperText={words('exit_noted_help')} />
      <WholeNumberInput
        source="group_change_days"
        validate={required()}
        helperText={words('group_change_days_help')}
      />
      <SideBySide>
        {(['tickets_per_price', 'tickets_per_order'] as const).map((source) => (
          <WholeNumberInput
            key={source}
            source={source}
            validate={required()}
            helperText={words('ticket_limits_help')}
          />
        ))}
      </SideBySide>
      <Part word="settings_online" />
      <SideBySide>
        {ONLINE_METHODS.map((name) => (
          <BooleanInput key={name} source={`online_methods.${name}`} helperText={false} />
        ))}
      </SideBySide>
      <Typography variant="body2">{words('online_methods_help')}</Typography>
      <WholeNumberInput
        source="online_methods.sepa_days"
        validate={required()}
        helperText={words('sepa_days_help')}
      />
      <Part word="settings_reminders" />
      <BooleanInput source="invoice_reminders.is_on" helperText={words('invoice_reminders_help')} />
      <SideBySide>
        {REMINDER_DAYS.map((name) => (
          <WholeNumberInput key={name} source={`invoice_reminders.${name}`} validate={required()} />
        ))}
      </SideBySide>
      <Part word="settings_donations" />
      <BooleanInput source="donations.is_on" helperText={words('donations_help')} />
      <RowsInput source="donations.suggestions" add="add_amount" inline optional>
        <EuroInput source="cents" label={words('donation_amount')} />
      </RowsInput>
      <BothLanguages source="donations.purpose" optional />
      <BothLanguages source="donations.notice" kind="text" optional />
      <Typography variant="body2">{words('donation_notice_help')}</Typography>
      <Part word="settings_seller" />
      <SideBySide>
        <LineInput source="seller.name" />
        <LineInput source="seller.street" />
      </SideBySide>
      <SideBySide>
        <LineInput source="seller.postal_code" />
        <LineInput source="seller.city" />
      </SideBySide>
      <SideBySide>
        <LineInput source="seller.vat_id" />
        <LineInput source="seller.tax_number" />
      </SideBySide>
      <SideBySide>
        <LineInput source="seller.iban" />
        <LineInput source="seller.bic" />
      </SideBySide>
      <SideBySide>
        <LineInput source="seller.phone" />
        <LineInput source="seller.email" />
      </SideBySide>
      <Part word="settings_bookkeeping" />
      <SideBySide>
        <LineInput source="bookkeeping.consultant" validate={required()} />
        <LineInput source="bookkeeping.client" validate={required()} />
        <WholeNumberInput source="bookkeeping.year_begins_in" validate={required()} />
      </SideBySide>
      <Accounts of={MEANS_ACCOUNTS} />
      <Accounts of={REVENUE_ACCOUNTS} />
      <Part word="settings_links" />
      <BothLanguages source="price_page" optional />
      <RowsInput source="social_links" add="add_link" optional>
        <SideBySide>
          <LineInput source="name" validate={required()} />
          <LineInput source="url" type="url" validate={required()} />
        </SideBySide>
      </RowsInput>
      <RowsInput source="footer_logos" add="add_logo" optional>
        <LineInput source="imageUrl" validate={required()} />
        <BothLanguages source="text" />
      </RowsInput>
      <Part word="settings_design" />
      <SideBySide>
        <Words source="design.menu" of={MENU_STYLES} />
        <Words source="design.panelSide" of={PANEL_SIDES} />
      </SideBySide>
      <BothLanguages source="design.stickyOverlayButton.text" />
      <SideBySide>
        <BooleanInput source="design.flags.stickyOverlayButton" helperText={false} />
        <BooleanInput source="design.flags.detailProgramOverlay" helperText={false} />
        <BooleanInput source="design.flags.quickBuy" helperText={false} />
      </SideBySide>
      <SideBySide>
        <LineInput source="design.parsers.date" validate={required()} />
        <LineInput source="design.parsers.time" validate={required()} />
        <SelectInput
          source="design.parsers.currency"
          choices={CURRENCY_SIGNS.map((sign) => ({ id: sign, name: sign }))}
          validate={required()}
          helperText={words('currency_help')}
        />
      </SideBySide>
      <SideBySide>
        <LineInput source="design.header.logoLink" />
        <LineInput source="design.cookies.tagManagerId" />
      </SideBySide>
      <Part word="settings_html" />
      <HtmlBlocks />
      <ErrorPages />
    </ResourceEdit>
  );
}

function Part({ word }: { word: MessageKey }) {
  const words = useWords();
  return (
    <Typography variant="h6" component="h2" sx={{ mt: 2 }}>
      {words(word)}
    </Typography>
  );
}

function Accounts({ of }: { of: readonly string[] }) {
  return (
    <SideBySide>
      {of.map((name) => (
        <LineInput key={name} source={`bookkeeping.${name}`} validate={required()} />
      ))}
    </SideBySide>
  );
}

function Words({ source, of }: { source: string; of: readonly ('style1' | 'style2' | 'left' | 'right')[] }) {
  const words = useWords();
  return (
    <SelectInput
      source={source}
      validate={required()}
      choices={of.map((id) => ({ id, name: words(`design_${id}`) }))}
      helperText={false}
    />
  );
}

interface Sent {
  seller?: object | null;
  donations?: Record<'purpose' | 'notice', { de?: string | null } | null | undefined>;
}

/** Nobody sells as long as no field of the seller says anything, and a text about donations without German is none. */
function withoutEmptyParts(settings: Record<string, unknown>): Record<string, unknown> {
  const { seller, donations } = settings as Sent;
  const isSeller = Object.values(seller ?? {}).some(Boolean);
  return {
    ...settings,
    ...(isSeller ? {} : { seller: null }),
    ...(donations
      ? {
          donations: {
            ...donations,
            purpose: donations.purpose?.de ? donations.purpose : null,
            notice: donations.notice?.de ? donations.notice : null,
          },
        }
      : {}),
  };
}

export const screens = { Form };
