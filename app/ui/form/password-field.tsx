import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslation } from "react-i18next";
import { IconButton } from "#app/ui/icon-button.tsx";
import { TextField } from "./field.tsx";

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "after">;

/** The password can be shown, to avoid typing errors. */
export function PasswordField(props: PasswordFieldProps) {
  const { t } = useTranslation("ui");
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      type={isShown ? "text" : "password"}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      after={
        <IconButton
          icon={isShown ? EyeOff : Eye}
          label={t(isShown ? "field.hide_password" : "field.show_password")}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
