/** The long form, section by section. */
import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useSWRConfig } from 'swr';
import type { CallOf } from '../../../../contract/route';
import { submitVendorApplication } from '../../../../contract/vendors';
import { westernDigits } from '../../../../domain/text/bangla';
import { useSend } from '../../../../frontend/api/useSend';
import { paths } from '../../app/paths';
import { sharedMessages } from '../../i18n/shared.messages';
import { useFormats } from '../../../../frontend/formats/useFormats';
import { useText } from '../../../../frontend/messages/useText';
import { PlaceFields } from '../../shopping/PlaceFields';
import { Button } from '../../ui/Button';
import { Card, Row, Stack } from '../../ui/Card';
import { Checkbox } from '../../ui/Checkbox';
import { confirm } from '../../ui/dialog';
import { Select, TextArea, TextInput } from '../../ui/Field';
import { Notice } from '../../ui/Notice';
import { PicturePicker } from '../../ui/PicturePicker';
import { showToast } from '../../ui/toast';
import { useFields, type Fields } from '../../ui/useFields';
import { dropDraft, keepDraft } from './draft';
import {
  missingFields,
  pictureFields,
  requiredPictures,
  type ApplicationField,
  type ApplicationValues,
  type PictureField,
} from './fields';
import { vendorMessages } from './messages';
import { TypeChoice } from './TypeChoice';

const Grid = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
  @media (min-width: 640px) {
    grid-template-columns: 1fr 1fr;
  }
  > .wide {
    grid-column: 1 / -1;
  }
`;
const Pictures = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;
  margin-top: 16px;
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;
const Head = styled.h2`
  display: flex;
  align-items: center;
  gap: 12px;
  b {
    display: grid;
    place-items: center;
    width: 34px;
    height: 34px;
    border-radius: 50%;
    background: var(--leaf-soft);
    color: var(--leaf);
    font-size: 1rem;
  }
`;

type ApplicationFields = Fields<ApplicationField>;
type Files = Partial<Record<PictureField, Blob>>;
const pictureNames = {
  image: 'image',
  nid_front_image: 'nidFront',
  nid_back_image: 'nidBack',
  trade_license_image: 'tradeLicenseImage',
} as const;

function Section({ place, title, children }: { place: number; title: string; children: ReactNode }) {
  const { digits } = useFormats();
  return (
    <Card>
      <Head>
        <b aria-hidden="true">{digits(place)}</b>
        {title}
      </Head>
      {children}
    </Card>
  );
}

function PersonalFields({ bind }: Pick<ApplicationFields, 'bind'>) {
  const say = useText(vendorMessages);
  const genders = (['Male', 'Female', 'Others'] as const).map((value) => ({ value, label: say(value) }));
  return (
    <Grid>
      <TextInput
        label={say('name')}
        hint={say('nameHint')}
        autoComplete="name"
        maxLength={150}
        isRequired
        {...bind('name')}
      />
      <TextInput
        label={say('mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={20}
        isRequired
        {...bind('mobile')}
      />
      <TextInput label={say('email')} type="email" autoComplete="email" maxLength={254} isRequired {...bind('email')} />
      <TextInput label={say('birthdate')} type="date" autoComplete="bday" isRequired {...bind('birthdate')} />
      <TextInput
        label={say('nid')}
        hint={say('nidHint')}
        inputMode="numeric"
        maxLength={25}
        isRequired
        {...bind('nid')}
      />
      <Select
        label={say('gender')}
        placeholder={say('chooseGender')}
        choices={genders}
        isRequired
        {...bind('gender')}
      />
    </Grid>
  );
}

function AddressFields({ fields, prefix }: { fields: ApplicationFields; prefix: '' | 'business_' }) {
  const say = useText(vendorMessages);
  const { values, errors, set, bind } = fields;
  const district = `${prefix}district` as const;
  const upazila = `${prefix}upazila` as const;
  return (
    <Grid>
      <PlaceFields
        district={values[district]}
        upazila={values[upazila]}
        onChange={(place) => set({ [district]: place.district, [upazila]: place.upazila })}
        errors={{ district: errors[district], upazila: errors[upazila] }}
        isRequired
      />
      <TextInput label={say('thana')} maxLength={100} isRequired {...bind(`${prefix}thana`)} />
      <TextInput label={say('postcode')} inputMode="numeric" maxLength={10} isRequired {...bind(`${prefix}postcode`)} />
      <div className="wide">
        <TextArea label={say('address')} maxLength={500} rows={2} isRequired {...bind(`${prefix}address`)} />
      </div>
    </Grid>
  );
}

function BusinessFields({ values, errors, set, bind }: ApplicationFields) {
  const say = useText(vendorMessages);
  const kinds = [
    { value: 'Personal / Individual', label: say('personalBusiness') },
    { value: 'Departmental Store / Showroom', label: say('departmental') },
    { value: 'Brand Shop', label: say('brandShop') },
  ];
  return (
    <Grid>
      <div className="wide">
        <TypeChoice value={values.type} onChange={(type) => set({ type })} errors={errors['type']} />
      </div>
      <TextInput
        label={say('businessName')}
        hint={say('businessNameHint')}
        autoComplete="organization"
        maxLength={150}
        isRequired
        {...bind('business_name')}
      />
      <Select
        label={say('businessType')}
        placeholder={say('chooseType')}
        choices={kinds}
        isRequired
        {...bind('business_type')}
      />
      <TextInput label={say('tradeLicense')} maxLength={60} {...bind('trade_license')} />
      <TextInput label={say('bin')} maxLength={60} {...bind('bin')} />
    </Grid>
  );
}

export type ApplicationFormProps = {
  start: ApplicationValues;
  /** A draft was found on this device. */
  hasDraft: boolean;
  onDiscard: () => void;
};

/** What the form lacks before it is worth sending. */
function useProblems() {
  const say = useText(vendorMessages);
  return (values: ApplicationValues, files: Files, ticks: { isTrue: boolean; agrees: boolean }) => ({
    ...Object.fromEntries(missingFields(values).map((name) => [name, [say('fillIn')]])),
    ...Object.fromEntries(
      requiredPictures.filter((name) => !files[name]).map((name) => [name, [say('pictureNeeded')]]),
    ),
    ...(!ticks.isTrue && { isTrue: [say('confirmBoth')] }),
    ...(!ticks.agrees && { agrees: [say('confirmBoth')] }),
  });
}

export function ApplicationForm({ start, hasDraft, onDiscard }: ApplicationFormProps) {
  const say = useText(vendorMessages);
  const sayShared = useText(sharedMessages);
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const { send, isPending } = useSend(submitVendorApplication);
  const fields = useFields<ApplicationField>(start);
  const { values, errors, set, forgive, form, showErrors } = fields;
  const [files, setFiles] = useState<Files>({});
  const [ticks, setTicks] = useState({ isTrue: false, agrees: false });
  const problemsOf = useProblems();

  const [untouched] = useState(values);
  useEffect(() => {
    if (values !== untouched) keepDraft(values);
  }, [values, untouched]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const problems = problemsOf(values, files, ticks);
    if (Object.keys(problems).length > 0) {
      showErrors(problems);
      showToast('error', say('checkMandatory'));
      return;
    }
    const numbers = {
      nid: westernDigits(values.nid).replace(/[\s-]/g, ''),
      postcode: westernDigits(values.postcode),
      business_postcode: westernDigits(values.business_postcode),
    };
    const result = await send({
      body: { ...values, ...numbers } as CallOf<typeof submitVendorApplication>['body'] & object,
      files,
    });
    if (!result.ok) {
      if (result.status === 401 && result.layer === 'answer') {
        showToast('warning', say('verifyMobileFirst'));
        void navigate(paths.becomeVendor);
        return;
      }
      showErrors(result.errors);
      showToast('error', result.status === 422 ? say('checkMandatory') : result.message || sayShared('somethingWrong'));
      return;
    }
    dropDraft();
    showToast('success', result.answer.message ?? say('sent'));
    await mutate((key) => typeof key === 'string' && key.startsWith('/vendor-status'));
    void navigate(paths.becomeVendor);
  };
  const discard = async () => {
    if (
      await confirm({
        title: say('sure'),
        text: say('discardText'),
        confirmText: say('discardDraft'),
        isDangerous: true,
      })
    )
      onDiscard();
  };
  const copyAddress = () =>
    set({
      business_district: values.district,
      business_upazila: values.upazila,
      business_thana: values.thana,
      business_postcode: values.postcode,
      business_address: values.address,
    });

  return (
    <form ref={form} onSubmit={(event) => void submit(event)} noValidate>
      <Stack>
        {hasDraft && (
          <Notice tone="good">
            {say('draftBack')}{' '}
            <Button kind="plain" size="small" onClick={() => void discard()}>
              {say('discardDraft')}
            </Button>
          </Notice>
        )}
        <Section place={1} title={say('personal')}>
          <PersonalFields bind={fields.bind} />
        </Section>
        <Section place={2} title={say('home')}>
          <AddressFields fields={fields} prefix="" />
        </Section>
        <Section place={3} title={say('businessSection')}>
          <BusinessFields {...fields} />
        </Section>
        <Section place={4} title={say('businessPlace')}>
          <Row style={{ marginTop: 12 }}>
            <Button kind="quiet" size="small" onClick={copyAddress}>
              {say('sameAddress')}
            </Button>
          </Row>
          <AddressFields fields={fields} prefix="business_" />
        </Section>
        <Section place={5} title={say('pictures')}>
          <p style={{ color: 'var(--ink-2)', marginTop: 6 }}>{say('privacy')}</p>
          <Pictures>
            {pictureFields.map((name) => (
              <PicturePicker
                key={name}
                name={say(pictureNames[name])}
                file={files[name] ?? null}
                errors={errors[name]}
                isRequired={requiredPictures.includes(name)}
                ratio={name === 'image' ? '1' : '8 / 5'}
                onChange={(file) => {
                  const { [name]: _before, ...others } = files;
                  setFiles(file ? { ...others, [name]: file } : others);
                  forgive(name);
                }}
              />
            ))}
          </Pictures>
        </Section>
        <Card>
          <Stack>
            <Checkbox
              required
              checked={ticks.isTrue}
              errors={errors['isTrue']}
              label={say('confirmTrue')}
              onChange={(event) => {
                setTicks({ ...ticks, isTrue: event.target.checked });
                forgive('isTrue');
              }}
            />
            <Checkbox
              required
              checked={ticks.agrees}
              errors={errors['agrees']}
              label={say('confirmPolicy')}
              onChange={(event) => {
                setTicks({ ...ticks, agrees: event.target.checked });
                forgive('agrees');
              }}
            />
            <Link to={paths.vendorPolicy} target="_blank">
              {say('readPolicy')}
            </Link>
            <Row>
              <Button kind="action" size="large" type="submit" isBusy={isPending} busyText={say('sending')}>
                {say('submit')}
              </Button>
            </Row>
          </Stack>
        </Card>
      </Stack>
    </form>
  );
}
